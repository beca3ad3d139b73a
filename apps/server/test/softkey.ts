import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const sha = (data: string | Uint8Array): Buffer => createHash("sha256").update(data).digest();
const text = (data: Uint8Array): string => Buffer.from(data).toString("base64url");

/** Flags of a key: somebody was there and was recognised; and the key itself comes along. */
const THERE = 0x05;
const ATTACHED = 0x40;

/** A passkey as a browser would show it, by the standard, of a key that lies here. */
export class SoftKey {
  readonly id = randomBytes(16);
  private readonly key: KeyObject;
  private readonly open: KeyObject;
  counter = 0;

  constructor(readonly person = "") {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    this.key = privateKey;
    this.open = publicKey;
  }

  make(challenge: string, origin: string, place: string): object {
    const { x = "", y = "" } = this.open.export({ format: "jwk" });
    const bytes = (part: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(part, "base64url"));
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    );
    const length = Buffer.from([0, this.id.length]);
    const data = Buffer.concat([this.data(place, THERE | ATTACHED), Buffer.alloc(16), length, this.id, cose]);
    const attestation = new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", Uint8Array.from(data)],
    ]);
    const attestationObject = text(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]));
    const clientDataJSON = text(client("webauthn.create", challenge, origin));
    return this.said({ clientDataJSON, attestationObject });
  }

  show(challenge: string, origin: string, place: string): object {
    this.counter++;
    const told = client("webauthn.get", challenge, origin);
    const data = this.data(place, THERE);
    const signature = sign("sha256", Buffer.concat([data, sha(told)]), this.key);
    const userHandle = this.person === "" ? {} : { userHandle: text(Buffer.from(this.person)) };
    return this.said({
      clientDataJSON: text(told),
      authenticatorData: text(data),
      signature: text(signature),
      ...userHandle,
    });
  }

  private data(place: string, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    return Buffer.concat([sha(place), Buffer.from([flags]), count]);
  }
  private said(response: object): object {
    const id = text(this.id);
    return { id, rawId: id, type: "public-key", response, clientExtensionResults: {} };
  }
}

const client = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
