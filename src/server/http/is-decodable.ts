/** Whether each % of a text begins two hexadecimal digits, and the bytes they stand for are UTF-8. */
export function isDecodable(text: string): boolean {
  if (!text.includes("%")) return true;
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
