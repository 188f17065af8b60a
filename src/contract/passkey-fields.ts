import { z } from "zod";
import { oneLine } from "./storable-text.ts";

// What the browser's own PublicKeyCredential.toJSON() returns. Browsers may add fields.

const bytes = z
  .string({ error: "Send the credential as the browser gave it." })
  .max(16_384, "A credential has no more than 16,384 characters in a field.")
  .regex(/^[\w-]*$/, "The bytes of a credential are written in base64url.");

/** A credential's id. */
export const credentialId = bytes.min(1, "Send the id of the passkey.").max(1_400);

const credential = {
  id: credentialId,
  rawId: bytes,
  type: z.literal("public-key", { error: "The type of a credential is public-key." }),
};

/** A passkey's name. */
export const passkeyName = oneLine(
  z
    .string({ error: "Send the name of the passkey." })
    .trim()
    .min(1, "Give the passkey a name.")
    .max(60, "A name has at most 60 characters."),
  "A name has no control or broken characters.",
).describe("The name that the member gave it.");

/** What a browser returns when a person has chosen a passkey. */
export const passkeyAnswer = z
  .looseObject({
    ...credential,
    response: z.looseObject({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: z.exactOptional(bytes),
    }),
  })
  .describe("The credential that the browser returned, in the form of its toJSON().");

/** What a browser returns when a person has made a passkey. */
export const newPasskeyAnswer = z
  .looseObject({
    ...credential,
    response: z.looseObject({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: z.exactOptional(z.array(z.string().max(100)).max(20)),
    }),
  })
  .describe("The credential that the browser made, in the form of its toJSON().");

const credentialHandle = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(z.string()).optional(),
});

/** What `PublicKeyCredential.parseRequestOptionsFromJSON` takes. */
export const requestOptions = z.object({
  challenge: z.string().describe("Works once, for five minutes."),
  rpId: z.string().describe("The host name that passkeys are bound to."),
  allowCredentials: z.array(credentialHandle),
  userVerification: z.literal("required"),
  timeout: z.int(),
});

/** What `PublicKeyCredential.parseCreationOptionsFromJSON` takes. */
export const creationOptions = z.object({
  challenge: z.string().describe("Works once, for five minutes."),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal("public-key") })),
  timeout: z.int(),
  attestation: z.literal("none"),
  excludeCredentials: z.array(credentialHandle),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.boolean(),
    userVerification: z.literal("required"),
  }),
});
