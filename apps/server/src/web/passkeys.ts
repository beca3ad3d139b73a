import { isIP } from "node:net";
import { Refusal } from "@rifthall/kernel/text";
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { Keys } from "../store/keys.js";
import type { Person } from "../store/people.js";

const TITLE = "Rifthall";

/** Passkeys: a browser proves that it holds a key, to the very site that it was made for. */
export class Passkeys {
  constructor(private readonly keys: Keys) {}

  /** What a browser needs to make one. */
  async toMake(origin: string, person: Person): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const rpID = placeOf(origin);
    const own = await this.keys.of(person.id);
    const options = await generateRegistrationOptions({
      rpName: TITLE,
      rpID,
      userID: new TextEncoder().encode(person.id) as Uint8Array<ArrayBuffer>,
      userName: person.name,
      attestationType: "none",
      excludeCredentials: own.filter(({ place }) => place === rpID).map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
    });
    await this.keys.challenge(options.challenge, person.id);
    return options;
  }
  async make(origin: string, person: Person, device: string, response: unknown): Promise<void> {
    const rpID = placeOf(origin);
    const { verified, registrationInfo } = await checked(() =>
      verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge: (challenge) => this.keys.isExpected(challenge, person.id),
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: false,
      }),
    );
    if (!verified || !registrationInfo) throw wrong("it was not made for this");
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    const key = Buffer.from(publicKey).toString("base64url");
    const row = { id, person: person.id, place: rpID, key, counter, transports: JSON.stringify(transports), device };
    if (!(await this.keys.add(row))) throw wrong("it is known already, or there are too many");
  }

  /** What a browser needs to show one, whosever it is. */
  async toShow(origin: string): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const options = await generateAuthenticationOptions({ rpID: placeOf(origin), userVerification: "preferred" });
    await this.keys.challenge(options.challenge, null);
    return options;
  }
  /** Whose it is that was shown. */
  async shown(origin: string, response: unknown): Promise<string> {
    const rpID = placeOf(origin);
    const given = response as AuthenticationResponseJSON;
    const key = typeof given?.id === "string" ? await this.keys.find(given.id) : null;
    if (key === null || key.place !== rpID) throw wrong("it is not known here");
    const { verified, authenticationInfo } = await checked(() =>
      verifyAuthenticationResponse({
        response: given,
        expectedChallenge: (challenge) => this.keys.isExpected(challenge, null),
        expectedOrigin: origin,
        expectedRPID: rpID,
        credential: { id: key.id, publicKey: bytes(key.key), counter: key.counter },
        requireUserVerification: false,
      }),
    );
    const handle = given.response?.userHandle;
    if (!verified || (handle && Buffer.from(handle, "base64url").toString() !== key.person))
      throw wrong("it is another's");
    await this.keys.use(key.id, authenticationInfo.newCounter);
    return key.person;
  }
}

/** Passkeys are for a site by its name; browsers make them where nobody listens in. */
export function hasPasskeys(origin: string): boolean {
  const { hostname, protocol } = new URL(origin);
  const isNamed = isIP(hostname.replace(/^\[|\]$/g, "")) === 0;
  return isNamed && (protocol === "https:" || hostname === "localhost" || hostname.endsWith(".localhost"));
}
function placeOf(origin: string): string {
  if (!hasPasskeys(origin)) throw new Refusal("no-passkeys", "passkeys need https and a name, or localhost");
  return new URL(origin).hostname;
}

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, "base64url"));

/** Whatever is wrong with what a stranger sent is their affair. */
async function checked<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}
const wrong = (why: string): Refusal =>
  new Refusal("bad-passkey", `this passkey does not do: ${why}`, undefined, {
    en: "This passkey lets nobody in here.",
    de: "Dieser Passkey lässt hier niemanden ein.",
  });
