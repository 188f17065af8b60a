/** Joins the texts, each written as a sentence; leaves out those that are false or empty. */
export const sentences = (parts: readonly (string | false)[]): string =>
  parts
    .flatMap((part) => (part ? `${part.charAt(0).toUpperCase()}${part.slice(1)}.` : []))
    .join(" ");
