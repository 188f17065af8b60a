/** What to tell a person whose call has failed; `unanswered` if the server gave no sentence. */
export function failureSentence(
  failure: unknown,
  unanswered = "The server cannot be reached. Try again.",
): string {
  // By their names: the class of a PasskeyFailure is loaded only with the first passkey.
  const hasSentence = failure instanceof Error && /^(Api|Passkey)Failure$/.test(failure.name);
  return (hasSentence && failure.message) || unanswered;
}
