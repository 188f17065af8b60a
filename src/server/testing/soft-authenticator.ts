import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** What a page's script gets from the browser, and what the browser adds. */
interface Ceremony {
  readonly challenge: string;
  /** The origin of the page. */
  readonly origin?: string;
  /** The host name that the page names; that of the origin by default. */
  readonly rpId?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  /** For whom the passkey is made. */
  readonly user?: { readonly id: string };
  /** Whom it names at a login; the user it was made for by default. */
  readonly userHandle?: string;
}

const ORIGIN = "http://localhost";

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** An authenticator in software, with one ES256 passkey. */
export function softAuthenticator() {
  const id = randomBytes(16);
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  let madeFor: string | undefined;
  const { x, y } = publicKey.export({ format: "jwk" });
  const coseKey = Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from(x!, "base64url"),
    Buffer.from("225820", "hex"),
    Buffer.from(y!, "base64url"),
  ]);

  /** Answers `navigator.credentials.create()`. */
  const create = (ceremony: Ceremony) => {
    madeFor = ceremony.user?.id;
    const authData = Buffer.concat([
      authenticatorData(ceremony, ATTESTED),
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      coseKey,
    ]);
    // {"fmt": "none", "attStmt": {}, "authData": …}
    const attestationObject = Buffer.concat([
      Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746158", "hex"),
      Buffer.from([authData.length]),
      authData,
    ]);
    return credential({
      clientDataJSON: textOf(clientData("webauthn.create", ceremony)),
      attestationObject: textOf(attestationObject),
      transports: ["internal"],
    });
  };

  /** Answers `navigator.credentials.get()`. */
  const get = (ceremony: Ceremony) => {
    const client = clientData("webauthn.get", ceremony);
    const data = authenticatorData(ceremony, 0);
    const userHandle = ceremony.userHandle ?? madeFor;
    const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
    return credential({
      clientDataJSON: textOf(client),
      authenticatorData: textOf(data),
      signature: textOf(sign("sha256", signed, privateKey)),
      ...(userHandle !== undefined && { userHandle }),
    });
  };

  const credential = <Response>(response: Response) => ({
    id: textOf(id),
    rawId: textOf(id),
    type: "public-key" as const,
    response,
    clientExtensionResults: {},
  });

  return { id: textOf(id), create, get };
}

const textOf = (bytes: Buffer) => bytes.toString("base64url");

const clientData = (type: string, { challenge, origin = ORIGIN }: Ceremony) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function authenticatorData(
  { origin = ORIGIN, rpId, isVerified = true, counter = 0 }: Ceremony,
  flags: number,
): Buffer {
  const hash = createHash("sha256")
    .update(rpId ?? new URL(origin).hostname)
    .digest();
  const rest = Buffer.alloc(5);
  rest[0] = PRESENT | (isVerified ? VERIFIED : 0) | flags;
  rest.writeUInt32BE(counter, 1);
  return Buffer.concat([hash, rest]);
}
