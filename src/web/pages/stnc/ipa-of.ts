import { IPA } from "#domain/sound/ipa.data.ts";

/**
 * A letter in the International Phonetic Alphabet as it is taught: where its name has an a beside it,
 * so has this.
 *
 * @param latin The letter in IAST, such as gh.
 * @param taught Its name, such as gha.
 */
export function ipaOf(latin: string, taught: string): string {
  const [before, after] = taught.split(latin);
  return `${before ? IPA.a : ""}${IPA[latin]}${after ? IPA.a : ""}`;
}
