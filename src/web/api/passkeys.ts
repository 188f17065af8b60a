import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import type { Api } from "#contract/api.ts";
import type { RequestOf, ResponseOf } from "#contract/endpoint.ts";
import { callApi } from "./client.ts";
import { deviceSecret } from "./device.ts";

/** No passkey was made or used. `message` is a sentence for people. */
export class PasskeyFailure extends Error {
  override readonly name = "PasskeyFailure";
}

type Answer = RequestOf<Api["POST /auth/passkey"]>["body"]["credential"];
type NewAnswer = RequestOf<Api["POST /account/passkeys"]>["body"]["credential"];

/**
 * Asks the person to choose a passkey and to prove that it is theirs.
 *
 * @throws {PasskeyFailure} if they do not.
 */
export async function askForPasskey(
  optionsJSON: ResponseOf<Api["POST /auth/passkey_options"]>,
): Promise<Answer> {
  // The library's types know the names of transports; browsers skip those they do not know.
  const options = { optionsJSON } as Parameters<typeof startAuthentication>[0];
  const answer = startAuthentication(options).catch(
    refuse("No passkey was used. Try again, or log in in another way."),
  );
  return (await answer) as unknown as Answer;
}

/**
 * Logs in by a passkey.
 *
 * @param ids Those of one account; without them, any passkey for this site will do.
 * @throws {PasskeyFailure} if the person chooses none.
 */
export async function logInByPasskey(ids?: readonly string[]) {
  const options = await callApi("POST /auth/passkey_options", { body: {} });
  const own = ids && { allowCredentials: ids.map((id) => ({ id, type: "public-key" as const })) };
  const credential = await askForPasskey({ ...options, ...own });
  return callApi("POST /auth/passkey", { body: { credential, device: deviceSecret() } });
}

/**
 * Asks the person to make a passkey.
 *
 * @throws {PasskeyFailure} if they do not.
 */
export async function makePasskey(
  optionsJSON: ResponseOf<Api["POST /account/new_passkey_options"]>,
): Promise<NewAnswer> {
  const options = { optionsJSON } as Parameters<typeof startRegistration>[0];
  const answer = startRegistration(options).catch(refuse("No passkey was made. Try again."));
  return (await answer) as unknown as NewAnswer;
}

const KNOWN: Readonly<Record<string, string>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: "This device has a passkey for your account already.",
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT:
    "This device cannot keep a passkey. Use a phone or another computer.",
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT:
    "This device cannot ask for a finger, a face or a PIN. Use another.",
  ERROR_INVALID_DOMAIN: "Passkeys work only under the site's own name, not at this address.",
  ERROR_INVALID_RP_ID: "Passkeys work only under the site's own name, not at this address.",
};

const NONE_HERE =
  "Passkeys do not work in this browser, or not at this address. Use another browser, or the site's own address with https.";

// Browsers deliberately say little about the reason, to protect the person's privacy.
const refuse = (otherwise: string) => (error: unknown) => {
  const { code = "" } = error as { code?: string };
  const sentence = "PublicKeyCredential" in window ? otherwise : NONE_HERE;
  throw new PasskeyFailure(KNOWN[code] ?? sentence, { cause: error });
};

const DEVICES = ["iPhone", "iPad", "Android", "Windows", "CrOS", "Mac", "Linux"];

/** A first name for a passkey made here; its member can rename it. */
export function nameOfDevice(): string {
  const device = DEVICES.find((name) => navigator.userAgent.includes(name));
  return device === undefined ? "Passkey" : device === "CrOS" ? "Chromebook" : device;
}
