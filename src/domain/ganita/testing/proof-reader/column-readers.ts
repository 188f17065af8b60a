import { chained, digitsOf, numberOf, type Reads, whole } from "./form.ts";
import { holdsText, split, textOf } from "./relation.ts";
import { fraction, isBelow, plus, type Surd, same, times } from "./surd.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** Reads digit roots. */
export const readDigitRoots: Reads = (tokens, description) => {
  if (!/digit root|bījāṅka|^The root of/.test(description) || !holdsText(tokens, "→"))
    return undefined;
  const roots: Surd[] = [];
  for (const piece of split(tokens, ";", ",")) {
    const [from, to] = split(piece, "→") as [Token[], Token[]];
    if (holdsText(from, "numbers")) {
      roots.push(numberOf(to));
      continue;
    }
    const { isTrue, end } = chained(from);
    const digits = digitsOf(end);
    const root = digits === 0n ? 0n : digits % 9n || 9n;
    if (!isTrue || !same(numberOf(to), whole(root))) return false;
    roots.push(whole(root));
  }
  return !description.startsWith("Check") || same(roots.at(-1)!, roots.at(-2)!);
};

/** Reads what elevens leave of numbers, or of a product. */
export const readElevens: Reads = (tokens, description) => {
  if (!/[Ee]levens/.test(description)) return undefined;
  return split(tokens, ";").every((piece) => {
    const [said, left] = split(piece, "→") as [Token[], Token[]?];
    const [number, sum] = split(said, ":") as [Token[], Token[]?];
    const { isTrue, end } = chained(sum ?? number);
    const of = sum ? numberOf(number) : end;
    const rest = (left ? numberOf(left) : end).n;
    return (
      isTrue && rest >= 0n && rest < 11n && [of, end].every(({ n }) => (n - rest) % 11n === 0n)
    );
  });
};

/** Reads a column with its dots. */
export const readDots: Reads = (tokens) => {
  if (!holdsText(tokens, "Write")) return undefined;
  const [sums, writes, goes = []] = split(tokens, ".", ";") as [Token[], Token[], Token[]?];
  const digit = numberOf(writes.slice(1));
  const dots = goes.length === 0 ? 0n : numberOf(goes.slice(0, 1)).n;
  if (textOf(sums[0]) === "total") {
    return same(numberOf(sums.slice(1)), plus(digit, whole(10n * dots)));
  }
  const end = endOfDots(sums);
  return end !== null && same(end.kept, digit) && end.dots === dots;
};

// What remains after all sums, each starting from the one before, and the dots they left.
function endOfDots(sums: readonly Token[]): { kept: Surd; dots: bigint } | null {
  let kept: Surd | null = null;
  let [dots, full] = [0n, 0n];
  for (const piece of split(sums, ",")) {
    if (textOf(piece[0]) === "keep") {
      const units = numberOf(piece.slice(1));
      if (kept === null || !same(kept, plus(units, whole(10n * full)))) return null;
      kept = units;
      continue;
    }
    const [sum, dot = []] = split(piece, "→") as [Token[], Token[]?];
    const { isTrue, end } = chained(sum);
    if (!isTrue || (kept !== null && !same(numberOf(sum.slice(0, 1)), kept))) return null;
    kept = end;
    const [count] = dot;
    full = count === undefined ? 0n : count.kind === "number" ? count.value.n : 1n;
    dots += full;
  }
  return kept && { kept, dots };
}

/** Reads a column worked crosswise. */
export const readCrosswise: Reads = (tokens, description) => {
  if (!holdsText(tokens, "write") || holdsText(tokens, "Write")) return undefined;
  const [sums, ...ends] = split(
    tokens.filter((token) => textOf(token) !== "."),
    ";",
  ) as [Token[], ...Token[][]];
  const [writes, apart] = ends.toReversed() as [Token[], Token[]?];
  if (!areBarForms(description)) return false;
  const [products, carried] = split(sums, ",") as [Token[], Token[]?];
  let sum = fraction(0n);
  if (textOf(products[0]) !== "no") {
    if (holdsText(products, "more")) sum = numberOf(split(products, "=").at(-1)!);
    else {
      const read = chained(products);
      if (!read.isTrue) return false;
      sum = read.end;
    }
  }
  let total = sum;
  if (carried) {
    const at = carried.findIndex((token) => textOf(token) === "carried");
    total = numberOf(carried.slice(at + 1));
    if (!same(plus(sum, numberOf(carried.slice(1, at))), total)) return false;
  }
  const [digit, carry] = split(writes, ",").map((piece) => numberOf(piece.slice(1)));
  const parted = plus(digit!, times(whole(10), carry ?? whole(0)));
  // Only a column below 0 is parted, into the same number.
  const isParted =
    apart !== undefined && chained(apart).isTrue && same(numberOf(split(apart, "=")[0]!), total);
  return same(total, parted) && isParted === total.n < 0n;
};

// Whether numbers that become bar digits are the same numbers.
function areBarForms(description: string): boolean {
  if (!description.startsWith("From the right, a digit over 5")) return true;
  const [sentence] = description.split(". ") as [string];
  const [, forms] = sentence.split(": ");
  return (
    forms === undefined ||
    split(tokensOf(forms), ",").every((form) => holdsText(form, "=") && chained(form).isTrue)
  );
}

/** Reads a digit of a quotient or a root; it is reduced only where its sentence says so. */
export const readDivided: Reads = (tokens, description) => {
  if (!/^Digit \d+ of the (quotient|root)/.test(description)) return undefined;
  const [found, division] = split(tokens, ";") as [Token[], Token[]];
  const [net, parts] = split(division, "=") as [Token[], Token[]];
  const [product, rest] = split(parts, "+") as [Token[], Token[]];
  const [divisor, left] = [split(product, "×")[0]!, rest].map(numberOf) as [Surd, Surd];
  const [before, after] = [chained(found), chained(division)];
  return (
    before.isTrue &&
    after.isTrue &&
    same(before.end, numberOf(net)) &&
    left.n >= 0n &&
    isBelow(left, divisor) !== /would leave too little/.test(description)
  );
};

/** Reads the last digit and the carry. */
export const readLastDigit: Reads = (tokens, description) => {
  const [written, carries, ...others] = split(tokens, ",") as [Token[], Token[]?];
  const [from, to, more] = split(written, "→") as [Token[], Token[]?, Token[]?];
  const hasCarry = textOf(carries?.[0]) === "carry";
  if (!to || more || others.length > 0 || !(hasCarry || /last digit/.test(description))) {
    return undefined;
  }
  const { isTrue, end } = chained(from);
  const digit = numberOf(to);
  if (!hasCarry) return isTrue && (end.n - digit.n) % 10n === 0n && digit.n >= 0n && digit.n < 10n;
  return isTrue && same(end, plus(digit, times(whole(10), numberOf(carries!.slice(1)))));
};
