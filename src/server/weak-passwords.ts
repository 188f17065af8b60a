/** Why a password is guessed at once, as the end of a sentence; null where it is neither common nor about the account. */
export async function weaknessOf(password: string, email: string): Promise<string | null> {
  if (isAbout(password, email)) return "says no more than the email or the name of this site";
  return (await isCommon(password)) ? "is among those that attackers try first" : null;
}

// Some 18,000 of the list are long enough to be passwords here. Loaded only when one is set.
async function isCommon(password: string): Promise<boolean> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return dictionary["passwords-common"].includes(password.toLowerCase());
}

const NO_LETTERS = /[^\p{L}\p{M}]+/gu;

// Digits and signs around such words add next to nothing.
function isAbout(password: string, email: string): boolean {
  const letters = lettersOf(password);
  const left = ["shabda", "gyan", ...email.split(/[@.]/).map(lettersOf)]
    .filter((word) => word !== "")
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, word) => text.replaceAll(word, ""), letters);
  return letters !== "" && left === "";
}

const lettersOf = (text: string) => text.toLowerCase().replace(NO_LETTERS, "");
