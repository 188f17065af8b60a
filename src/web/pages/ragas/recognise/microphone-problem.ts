const INSTEAD = "You can choose an audio file instead.";

/**
 * Explains in a sentence why there is no microphone, and what to do.
 *
 * @param error what `getUserMedia` threw.
 */
export function microphoneProblem(error: unknown, isSecureContext: boolean): string {
  if (!isSecureContext) {
    return `Browsers give the microphone only to pages opened with https. Open this page with https. ${INSTEAD}`;
  }
  switch (error instanceof DOMException ? error.name : "") {
    case "NotAllowedError":
    case "SecurityError":
      return `The microphone is not allowed on this page. Allow it in the browser's settings for this site and listen again. ${INSTEAD}`;
    case "NotFoundError":
      return `No microphone was found. Connect one and listen again. ${INSTEAD}`;
    case "NotReadableError":
    case "AbortError":
      return `The microphone does not respond: another program may be using it. Close that program and listen again. ${INSTEAD}`;
    default:
      return `This browser gives no microphone. ${INSTEAD}`;
  }
}
