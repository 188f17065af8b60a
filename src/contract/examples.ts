/** Values that the examples of several calls share. */

/** The secret of a link. */
export const EXAMPLE_LINK = "bR0Yk3Qx8uW5mZr1cE7oNsBf2HdL9aGi4TpXeKqRy0s";
/** The ticket of a login under way. */
export const EXAMPLE_SECRET = "jVt0Yk3Qx8uW5mZr1cE7oNsBf2HdL9aGi4TpXeKqRy0";
/** The answer of a login. */
export const EXAMPLE_LOGIN = {
  access_token: EXAMPLE_SECRET,
  token_type: "bearer",
  expires_in: 2_592_000,
};
/** The id that examples use for a member's own things. */
export const EXAMPLE_ID = "Zm9yLWFuLWV4YW1wbGU";
/** Kept work. */
export const EXAMPLE_SAVED = {
  name: "ख्युघृ",
  address: "/private/aryabhatta?t=%E0%A4%96%E0%A5%8D%E0%A4%AF%E0%A5%81%E0%A4%98%E0%A5%83",
};
const CREDENTIAL = { id: EXAMPLE_ID, rawId: EXAMPLE_ID, type: "public-key" } as const;
/** What a browser gives for a passkey. */
export const EXAMPLE_CREDENTIAL = {
  ...CREDENTIAL,
  response: {
    clientDataJSON: "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0",
    authenticatorData: "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAA",
    signature: "MEUCIQDR",
  },
};
/** What a browser gives for a new passkey. */
export const EXAMPLE_NEW_CREDENTIAL = {
  ...CREDENTIAL,
  response: {
    clientDataJSON: "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0",
    attestationObject: "o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YQ",
  },
};

/** How answers that are the same for everybody are cached. */
export const PREPARED =
  "The answer is the same for everybody until the data change: send its ETag as If-None-Match, and an unchanged list answers 304.";

/** What a browser needs to make a passkey for the account of this email. */
export const creationOptionsFor = (email: string) => ({
  rp: { id: "localhost", name: "Shabda Gyan" },
  user: { id: EXAMPLE_ID, name: email, displayName: email },
  challenge: EXAMPLE_SECRET,
  pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: "public-key" })),
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: "required",
    requireResidentKey: true,
    userVerification: "required",
  },
  attestation: "none",
  timeout: 300_000,
});
