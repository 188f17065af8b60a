import { type Notation, notationText } from "../../notation.ts";
import type { Value } from "../../working/exact-value.ts";
import type { Calculation, Step } from "../../working/working.ts";
import { alternativesOf } from "./answer.ts";
import { areSameTokens } from "./expression.ts";
import { formOf, LINE_FORMS, SENTENCE_FORMS } from "./forms.ts";
import { holds, relationOf, split } from "./relation.ts";
import { resultFault } from "./result.ts";
import { statementFault } from "./statement.ts";
import { Subject } from "./subject.ts";
import { fraction, type Surd, Undefined } from "./surd.ts";
import { type Token, tokensOf, Unreadable } from "./tokens.ts";

/** A line that is not true, and what is wrong with it. */
interface Fault {
  readonly description: string;
  readonly line: string;
  readonly why: string;
}

export type AnyCalculation = Calculation<Value, Partial<Step>>;

/**
 * Reads every line of a working, both as drawn parts and as text, and computes both sides of every
 * equation. It knows only the notation, and shares no code with the calculators that write it.
 */
export function faultsOf(calculation: AnyCalculation, input: unknown): Fault[] {
  const { statement, outcome, steps, result, check, remarks } = calculation;
  const faults: Fault[] = [];
  const read = (description: string, line: string, reading: () => string | null) => {
    const why = reasonOf(reading);
    if (why !== null) faults.push({ description, line, why });
  };
  const text = notationText(statement);
  const given = numbersOf(input);
  const readings = readingsOf(text, statement);
  const subjects: Subject[] = [];
  for (const reading of readings) {
    read("(question and answer)", text, () => {
      const subject = new Subject(reading, readings, outcome, given);
      subjects.push(subject);
      return statementFault(subject) ?? resultFault(result, subject);
    });
  }
  const [subject] = subjects;
  if (faults.length > 0 || !subject) return faults;

  for (const { description = "", notation, calculation: line } of steps.page(0, steps.total)) {
    read(description, description, () => hyphenFault(description));
    // A column worked crosswise is one sentence.
    const said = line ?? description.slice(description.indexOf(":") + 1);
    for (const reading of readingsOf(said, notation)) {
      read(description, said, () => lineFault(reading, description, subject));
    }
  }
  for (const { text: said } of remarks) read("(remark)", said, () => hyphenFault(said));
  for (const reading of readingsOf(check.calculation, check.notation)) {
    read(check.description, check.calculation, () =>
      lineFault(reading, check.description, subject),
    );
  }
  return faults;
}

// The text, and the parts as drawn; only one of them if both say the same.
function readingsOf(text: string, notation: Notation = []): Token[][] {
  const asText = tokensOf(text);
  if (notation.every((part) => typeof part === "string" || part.kind === "number")) return [asText];
  const asParts = tokensOf(notation);
  const areSame =
    asText.length === asParts.length &&
    asText.every((token, index) => areSameTokens(token, asParts[index]!));
  return areSame ? [asText] : [asText, asParts];
}

const hyphenFault = (text: string) => (/-\d/.test(text) ? "a hyphen stands for a minus" : null);

/** What is wrong with a line; null if it is true. */
export function lineFault(
  tokens: readonly Token[],
  description: string,
  subject: Subject,
): string | null {
  const form = formOf(LINE_FORMS, tokens, description, subject);
  if (form) return form.fault;
  for (const sentence of split(tokens, ";")) {
    const fault = sentenceFault(sentence, description, subject);
    if (fault !== null) return fault;
  }
  return null;
}

function sentenceFault(
  sentence: readonly Token[],
  description: string,
  subject: Subject,
): string | null {
  if (isPlainEquation(sentence) && subject.isTrue(relationOf(sentence))) return null;
  const form = formOf(SENTENCE_FORMS, sentence, description, subject);
  if (form) return form.fault;
  const last = split(sentence, "→").at(-1)!;
  const pieces = alternativesOf(last) ? [sentence] : split(sentence, ",");
  return pieces.every((piece) => isTrueChain(piece, subject)) ? null : "untrue";
}

const PLAIN_SIGNS = new Set(["=", "+", "−", "×", "÷", "/", "(", ")", "√", "∛"]);

// Most sentences are one plain equation to which no form applies. But x = 2 may name a root.
function isPlainEquation(tokens: readonly Token[]): boolean {
  let isEquation = false;
  for (const [index, token] of tokens.entries()) {
    if (token.kind === "word") return false;
    if (token.kind !== "sign") continue;
    if (!PLAIN_SIGNS.has(token.text)) return false;
    if (token.text !== "=") continue;
    if (index === 1 && tokens[0]!.kind === "letter") return false;
    isEquation = true;
  }
  return isEquation;
}

// A chain in which each equation leads to the next: each must be true, and roots must solve the one
// before them.
function isTrueChain(tokens: readonly Token[], subject: Subject): boolean {
  const stages = split(tokens, "→");
  return stages.every((stage, index) => {
    if (index > 0 && alternativesOf(stage)) return true;
    const relation = relationOf(stage);
    const next = stages[index + 1];
    const roots = next && alternativesOf(next);
    if (roots) {
      return (
        subject.isTrueAt(relation, roots) &&
        roots.every(({ letter, value }) => subject.isNamed(letter, value.at({})))
      );
    }
    if (relation.signs.length > 0) return subject.isTrue(relation);
    // A number must lead to the same number, written differently.
    return stages.length > 1 && holds(relationOf(asEquation(stages)), {});
  });
}

const asEquation = (stages: readonly (readonly Token[])[]): Token[] =>
  stages.flatMap((stage, index) =>
    index === 0 ? [...stage] : [{ kind: "sign", text: "=" } as const, ...stage],
  );

function reasonOf(reading: () => string | null): string | null {
  try {
    return reading();
  } catch (error) {
    if (error instanceof Unreadable || error instanceof Undefined) return error.message;
    throw error;
  }
}

function numbersOf(input: unknown): Surd[] {
  if (typeof input === "string") {
    const [, sign, whole, places = "", below = "1"] =
      /^\s*([-+]?)(\d+)(?:\.(\d+))?(?:\/(\d+))?\s*$/.exec(input) ?? [];
    if (whole === undefined || /^0+$/.test(below)) return [];
    const size = BigInt(whole + places);
    const unit = 10n ** BigInt(places.length) * BigInt(below);
    return [fraction(sign === "-" ? -size : size, unit)];
  }
  return typeof input === "object" && input !== null ? Object.values(input).flatMap(numbersOf) : [];
}
