import type { Notation, NotationPart } from "#domain/ganita/working/notation.ts";

/**
 * The line with the parts that hold digits changed, also those inside powers, roots and fractions;
 * the same line if nothing changes.
 */
export function changedParts(line: Notation, change: (part: NotationPart) => Notation): Notation {
  const parts = line.flatMap((part) => changedPart(part, change));
  const isSame = parts.length === line.length && parts.every((part, at) => part === line[at]);
  return isSame ? line : parts;
}

function changedPart(part: NotationPart, change: (part: NotationPart) => Notation): Notation {
  if (typeof part === "string") return [part];
  switch (part.kind) {
    case "power": {
      const base = changedParts(part.base, change);
      return [base === part.base ? part : { ...part, base }];
    }
    case "root": {
      const radicand = changedParts(part.radicand, change);
      return [radicand === part.radicand ? part : { ...part, radicand }];
    }
    case "fraction": {
      const numerator = changedParts(part.numerator, change);
      const denominator = changedParts(part.denominator, change);
      const isSame = numerator === part.numerator && denominator === part.denominator;
      return [isSame ? part : { ...part, numerator, denominator }];
    }
    default:
      return change(part);
  }
}
