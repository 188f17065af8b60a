import { SCRIPTS, type Script } from "#domain/letters/letters.ts";
import { OPERATIONS, type Operation } from "#domain/numeration/arithmetic.ts";
import { DEFAULT_RULES, READING_RULES, type ReadingRules } from "#domain/numeration/reading.ts";
import { searchPart } from "../../../address/search-part.ts";
import { type InAddress, useAddress } from "../../../address/use-address.ts";
import { oneOf } from "../../../ui/controls/one-of.ts";

export const INPUT_TYPES = ["word", "sentence"] as const;
export type InputType = (typeof INPUT_TYPES)[number];

/** What the page's address stores: enough to show the same result again. */
export interface ReadingAddress {
  /** The text to read; empty if there is none. */
  readonly text: string;
  /** Null if the visitor's own choice applies; the same for `inputType`. */
  readonly script: Script | null;
  readonly inputType: InputType | null;
  readonly rules: ReadingRules;
  /** The word of a sentence that is shown, from 1. */
  readonly wordNumber: number;
  readonly operation: Operation | null;
  /** The number to write in words, as typed; empty if there is none. */
  readonly number: string;
}

const RULE_PARAMETERS = {
  standaloneVowel: "std",
  finalConsonant: "fin",
  extensions: "ext",
  anusvara: "anu",
  scheme: "sch",
} as const satisfies Record<keyof ReadingRules, string>;
const RULES = Object.keys(RULE_PARAMETERS) as (keyof ReadingRules)[];

/**
 * Reads the address of a result; missing or invalid parts get their defaults.
 *
 * @example
 * readAddress(new URLSearchParams("t=ख्युघृ&std=zero")).rules.standaloneVowel; // "zero"
 */
export function readAddress(parameters: URLSearchParams): ReadingAddress {
  const rules = RULES.map((rule) => [
    rule,
    oneOf(READING_RULES[rule], parameters.get(RULE_PARAMETERS[rule])) ?? DEFAULT_RULES[rule],
  ]);
  return {
    text: parameters.get("t") ?? "",
    script: oneOf(SCRIPTS, parameters.get("s")),
    inputType: oneOf(INPUT_TYPES, parameters.get("m")),
    rules: Object.fromEntries(rules) as ReadingRules,
    wordNumber: Math.max(1, Number.parseInt(parameters.get("w") ?? "1", 10) || 1),
    operation: oneOf(OPERATIONS, parameters.get("op")),
    number: parameters.get("n") ?? "",
  };
}

/** The rules that differ from the defaults. */
export function changedRules(rules: ReadingRules): Partial<ReadingRules> {
  return Object.fromEntries(
    RULES.filter((rule) => rules[rule] !== DEFAULT_RULES[rule]).map((rule) => [rule, rules[rule]]),
  );
}

const READING: InAddress<ReadingAddress> = {
  read: readAddress,
  write: ({ text, script, inputType, rules, wordNumber, operation, number }) => ({
    t: text,
    s: script,
    m: inputType,
    ...Object.fromEntries(
      Object.entries(changedRules(rules)).map(([rule, value]) => [
        RULE_PARAMETERS[rule as keyof ReadingRules],
        value,
      ]),
    ),
    w: wordNumber > 1 && wordNumber,
    op: operation,
    n: number,
  }),
};

/**
 * Writes the address of a result as the search part of a URL, without the defaults.
 *
 * @example
 * searchOf({ ...readAddress(new URLSearchParams()), text: "gita", script: "latin" }); // "?t=gita&s=latin"
 */
export const searchOf = (address: ReadingAddress): string => searchPart(READING.write(address));

/** The parts that a new reading may change; the rest of the address stays. */
export type NewReading = Partial<
  Pick<ReadingAddress, "text" | "script" | "inputType"> & { rules: Partial<ReadingRules> }
>;

/** The address of a new reading, without the last reading's operation and chosen word. */
export function newReading(address: ReadingAddress, changes: NewReading): ReadingAddress {
  return {
    ...address,
    ...changes,
    rules: { ...address.rules, ...changes.rules },
    wordNumber: 1,
    operation: null,
  };
}

/** The page's address, and the two ways to change it. */
export function useReadingAddress() {
  const { state: address, questionId, change } = useAddress(READING);
  return {
    address,
    /** Stays the same while the same conversion is shown. */
    questionId,
    /** Starts a new conversion. */
    read(changes: NewReading) {
      change((now) => newReading(now, changes), "as a question");
    },
    /** Changes what is shown beside the same conversion. */
    show(changes: Partial<Pick<ReadingAddress, "wordNumber" | "operation" | "number">>) {
      change((now) => ({ ...now, ...changes }), "in place");
    },
  };
}
