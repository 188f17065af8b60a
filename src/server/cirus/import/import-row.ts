import { STATUSES, type Status } from "#domain/risk/status.ts";
import { isLegible } from "../legible.ts";
import type { ImportFault } from "./import-fault.ts";

/** Far above any count of people; sums and products of figures up to it are finite. */
export const MAX_FIGURE = 1e12;

const NUMBER = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/** Reads the cells of one row of a file; unreadable cells become faults. */
export class ImportRow {
  readonly file: string;
  readonly number: number;
  readonly #cells: ReadonlyMap<string, string>;
  readonly #faults: ImportFault[];

  constructor(
    { file, number }: { file: string; number: number },
    cells: ReadonlyMap<string, string>,
    faults: ImportFault[],
  ) {
    this.file = file;
    this.number = number;
    this.#cells = cells;
    this.#faults = faults;
  }

  fault(column: string | null, sentence: string) {
    this.#faults.push({ file: this.file, row: this.number, column, sentence });
  }

  /** All cells by their columns. */
  cells(): [column: string, text: string][] {
    return [...this.#cells];
  }

  /** Whether the file has the column, even if the cell is empty. */
  has(column: string): boolean {
    return this.#cells.has(column);
  }

  /** Whether the cell is empty or the column is missing. */
  isEmpty(column: string): boolean {
    return !this.#cells.get(column);
  }

  /** The text of a cell; empty if there is none. */
  text(column: string): string {
    const text = this.#cells.get(column) ?? "";
    if (isLegible(text)) return text;
    this.fault(column, "the text has invisible control characters");
    return "";
  }

  /** A required text. */
  name(column: string): string {
    if (this.isEmpty(column)) this.fault(column, "the cell is empty");
    return this.text(column);
  }

  /** What `find` returns for the name in the cell; null if nothing has that name. */
  oneOf<One>(column: string, find: (name: string) => One | null, otherwise: string): One | null {
    const name = this.name(column);
    const found = find(name);
    if (found === null && name !== "") this.fault(column, `${quoted(name)} is ${otherwise}`);
    return found;
  }

  flag(column: string): boolean {
    const text = this.text(column).toLowerCase();
    if (text !== "true" && text !== "false")
      this.fault(column, "the cell is neither true nor false");
    return text === "true";
  }

  /** Texts separated by bars. */
  list(column: string): string[] {
    return this.text(column)
      .split("|")
      .map((text) => text.trim())
      .filter((text) => text !== "");
  }

  /** A required number within a range; NaN if it is missing or wrong. */
  figure(column: string, { least = 0, most = MAX_FIGURE } = {}): number {
    const text = this.#cells.get(column) ?? "";
    const value = NUMBER.test(text) ? Number(text) : Number.NaN;
    if (text === "") this.fault(column, "a number is missing");
    else if (Number.isNaN(value))
      this.fault(column, `${quoted(text)} is not a number such as 12.5`);
    else if (value < least) this.fault(column, `${shortened(text)} is below ${least}`);
    else if (value > most) {
      const excess = most === MAX_FIGURE ? "is too large" : `is above ${most}`;
      this.fault(column, `${shortened(text)} ${excess}`);
    } else return value;
    return Number.NaN;
  }

  /** An optional number. */
  optionalFigure(column: string, range?: { least?: number; most?: number }): number | null {
    return this.isEmpty(column) ? null : this.figure(column, range);
  }

  /** A required whole number from 1 on. */
  rank(column: string): number {
    const value = this.figure(column, { least: 1, most: Number.MAX_SAFE_INTEGER });
    if (!Number.isNaN(value) && !Number.isInteger(value)) {
      this.fault(column, `${value} is not a whole number`);
    }
    return value;
  }

  /** A status; without the column it is the weakest one. */
  status(column: string): Status {
    if (!this.has(column)) return "modelled";
    const status = STATUSES.find((one) => one === this.#cells.get(column));
    if (status === undefined) this.fault(column, `a status is one of ${STATUSES.join(", ")}`);
    return status ?? "modelled";
  }
}

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
const quoted = (text: string) => JSON.stringify(shortened(text));
