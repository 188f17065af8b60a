/** Whether each % of a text begins two hexadecimal digits, and the bytes they stand for are UTF-8. */
export function isDecodable(text: string): boolean {
  try {
    // The result must be used: the bundler drops a call of this function otherwise.
    return decodeURIComponent(text).isWellFormed();
  } catch {
    return false;
  }
}
