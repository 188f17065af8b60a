import { isIP } from "node:net";
import type { z } from "zod";
import type {
  creationOptions as creationSchema,
  newPasskeyAnswer,
  passkeyAnswer,
  requestOptions as requestSchema,
} from "#contract/passkey-fields.ts";
import type { Database } from "../db/database.ts";
import type { ChallengePurpose, passkeys } from "../db/schema.ts";
import { issueChallenge, takeChallenge } from "./challenges.ts";
import { findPasskey, passkeysOf, recordPasskeyUse } from "./stored-passkeys.ts";

// Ed25519, ES256 and RS256: every authenticator has one of them.
const ALGORITHMS = [-8, -7, -257];

/** The same as a challenge's lifetime. */
const TIMEOUT_MS = 5 * 60_000;

// Loaded when somebody uses a passkey: it takes ten megabytes.
const library = () => import("@simplewebauthn/server");

/** A signature, origin or challenge that is not accepted. `message` is for the log. */
export class PasskeyError extends Error {
  override readonly name = "PasskeyError";
}

/** The site, as passkeys know it. */
export interface RelyingParty {
  /** The host name that passkeys are bound to. */
  readonly id: string;
  /** The one origin whose pages may use them. */
  readonly origin: string;
}

/**
 * The relying party of a site: that of SITE_URL, otherwise `localhost` on this machine. Null where
 * browsers offer no passkeys, as at an IP address.
 *
 * @param host The host and port that the request was sent to.
 */
export function relyingPartyOf(siteUrl: string | null, host: string): RelyingParty | null {
  const url = URL.parse(siteUrl ?? `http://${host}`);
  if (url === null) return null;
  const isNamed = isIP(url.hostname.replace(/^\[|\]$/g, "")) === 0;
  if (!isNamed || (siteUrl === null && url.hostname !== "localhost")) return null;
  return { id: url.hostname, origin: url.origin };
}

/**
 * What a browser needs to ask for a passkey: one of this member's as a second factor, or any that
 * the person has for this site.
 */
export const requestOptions = async (
  database: Database,
  party: RelyingParty,
  memberId: string | null,
): Promise<z.input<typeof requestSchema>> => ({
  rpId: party.id,
  challenge: await issueChallenge(database, purposeFor(memberId), memberId),
  userVerification: "required",
  allowCredentials: await credentialsOf(database, memberId),
  timeout: TIMEOUT_MS,
});

/**
 * Checks what a browser answered to {@link requestOptions}, and records the use.
 *
 * @throws {PasskeyError} unless it answers a live challenge from the site's own page, with the
 * person verified, by a stored passkey that is no clone and names its user; for a member, by one of
 * theirs.
 */
export async function checkPasskey(
  database: Database,
  party: RelyingParty,
  response: z.output<typeof passkeyAnswer>,
  memberId: string | null,
) {
  const passkey = await findPasskey(database, response.id);
  if (!passkey) throw new PasskeyError("an unknown passkey");
  if (memberId !== null && passkey.memberId !== memberId) {
    throw new PasskeyError("the passkey of another member");
  }
  // Authenticators may leave the user out only where we name the passkeys to choose from.
  const { userHandle } = response.response;
  const isOmitted = memberId !== null && userHandle === undefined;
  if (!isOmitted && userHandle !== (passkey.userHandle ?? userHandle ?? "")) {
    throw new PasskeyError("a passkey that names another user, or none");
  }
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: await takenChallenge(database, response, purposeFor(memberId), memberId),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: passkey.signCounter,
    },
  }).catch(asPasskeyError);
  if (!verified) throw new PasskeyError("a wrong signature");
  if (!(await recordPasskeyUse(database, passkey.id, authenticationInfo.newCounter, userHandle))) {
    throw new PasskeyError("a counter that was used already");
  }
  return passkey;
}

/** Whom a passkey is for. */
interface PasskeyOwner {
  /** Null for a new member. */
  readonly id: string | null;
  readonly email: string;
  readonly userHandle: string;
}

/** How an authenticator tells users of one site apart, in base64url: from an id of at most 64 bytes. */
export const userHandleOf = (id: string): string => Buffer.from(id).toString("base64url");

/** What a browser needs to make a passkey. */
export const creationOptions = async (
  database: Database,
  party: RelyingParty,
  { id, email, userHandle }: PasskeyOwner,
): Promise<z.input<typeof creationSchema>> => ({
  rp: { id: party.id, name: "Shabda Gyan" },
  user: { id: userHandle, name: email, displayName: email },
  challenge: await issueChallenge(database, "new passkey", id),
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: "public-key" })),
  excludeCredentials: await credentialsOf(database, id),
  authenticatorSelection: {
    residentKey: "required",
    requireResidentKey: true,
    userVerification: "required",
  },
  attestation: "none",
  timeout: TIMEOUT_MS,
});

/**
 * Checks what a browser answered to {@link creationOptions}, and returns the row to store.
 *
 * @throws {PasskeyError} unless it answers the member's live challenge from the site's own page,
 * with the person verified.
 */
export async function newPasskey(
  database: Database,
  party: RelyingParty,
  response: z.output<typeof newPasskeyAnswer>,
  { id: memberId, userHandle }: PasskeyOwner,
): Promise<Omit<typeof passkeys.$inferInsert, "name" | "memberId">> {
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: await takenChallenge(database, response, "new passkey", memberId),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(asPasskeyError);
  if (!verified) throw new PasskeyError("a wrong attestation");
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return {
    id,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    signCounter: counter,
    transports: transports.filter((name) => /^[a-z-]{1,20}$/.test(name)).join(","),
    userHandle,
  };
}

const purposeFor = (memberId: string | null): ChallengePurpose =>
  memberId === null ? "passkey login" : "passkey as second factor";

// How a browser finds the passkeys of a member.
async function credentialsOf(database: Database, memberId: string | null) {
  const stored = memberId === null ? [] : await passkeysOf(database, memberId);
  return stored.map(({ id, transports }) => ({
    id,
    type: "public-key" as const,
    transports: transports.split(",").filter(Boolean),
  }));
}

// Uses up the challenge that a response answers, and returns it.
async function takenChallenge(
  database: Database,
  { response }: { readonly response: { readonly clientDataJSON: string } },
  purpose: ChallengePurpose,
  memberId: string | null,
): Promise<string> {
  const challenge = challengeIn(response.clientDataJSON);
  if (await takeChallenge(database, challenge, purpose, memberId)) return challenge;
  throw new PasskeyError("a challenge that is dead");
}

function challengeIn(clientData: string): string {
  try {
    return String(JSON.parse(Buffer.from(clientData, "base64url").toString()).challenge);
  } catch {
    throw new PasskeyError("client data that are none");
  }
}

// All errors of the library are about what the client sent.
function asPasskeyError(error: unknown): never {
  throw new PasskeyError((error as Error).message);
}
