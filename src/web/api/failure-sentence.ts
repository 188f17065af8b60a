/** Of code or a file that did not come. */
const NOT_LOADED =
  "What this needs could not be loaded. Try again; if that does not help, reload the page.";

/** What to tell a person whose press has failed; `unanswered` if the server gave no sentence. */
export function failureSentence(
  failure: unknown,
  unanswered = "The server cannot be reached. Try again.",
): string {
  // By its name: the class of a PasskeyFailure is loaded only with the first passkey.
  const { name, message } = failure as Error;
  // Calls and passkeys fail in ways of their own, so it was code that did not come.
  if (!name.endsWith("Failure")) return NOT_LOADED;
  return (name !== "NetworkFailure" && message) || unanswered;
}
