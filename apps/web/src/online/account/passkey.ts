import type { Me } from "@rifthall/service";
import { asked } from "../../service/asked.ts";

/** Whether this browser makes and shows any; over plain http it has none. */
export const knowsPasskeys = (): boolean => isSecureContext && typeof PublicKeyCredential === "function";

/** Makes one, which the browser or its keeper of passwords holds from then on. */
export async function makePasskey(): Promise<void> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const optionsJSON = await asked<Parameters<typeof startRegistration>[0]["optionsJSON"]>(
    "POST",
    "api/account/passkeys/challenge",
    {},
  );
  await asked("POST", "api/account/passkeys", { response: await startRegistration({ optionsJSON }) });
}

/** Shows one, and is in. */
export async function showPasskey(): Promise<Me> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const optionsJSON = await asked<Parameters<typeof startAuthentication>[0]["optionsJSON"]>(
    "POST",
    "api/signin/challenge",
    {},
  );
  const response = await startAuthentication({ optionsJSON });
  return (await asked<{ readonly me: Me }>("POST", "api/signin/passkey", { response })).me;
}
