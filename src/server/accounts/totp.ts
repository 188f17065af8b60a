import { Secret, TOTP } from "otpauth";

/** The length of a step in seconds and of a code in digits, as authenticator apps expect. */
const PERIOD = 30;
const DIGITS = 6;
/** How many steps the clock of a phone may be early or late. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** A new secret of 160 random bits, in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address that an authenticator app reads from a QR code. */
export const totpAddress = (secret: string, email: string): string =>
  generatorOf(secret, email).toString();

/** The code of a secret at an instant. */
export const totpCode = (secret: string, timestamp: number): string =>
  generatorOf(secret).generate({ timestamp });

/**
 * The number of the 30-second step that a code belongs to, if that is the current step or a
 * neighbour; null for a wrong code.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6238
 */
export function counterOfCode(secret: string, code: string, timestamp: number): number | null {
  const token = code.replace(/\s/g, "");
  // The library compares bytes, and digits of other scripts have more of them.
  if (!/^[0-9]{6}$/.test(token)) return null;
  const delta = generatorOf(secret).validate({ token, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta;
}

const generatorOf = (secret: string, label = "") =>
  new TOTP({ issuer: "Shabda Gyan", label, secret, digits: DIGITS, period: PERIOD });
