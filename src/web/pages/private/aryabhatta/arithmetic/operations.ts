import type { Operation } from "#domain/numeration/arithmetic.ts";

/** An operation's name and symbol. */
interface OperationName {
  readonly name: string;
  readonly sign: string;
}

export const OPERATION_NAMES: Readonly<Record<Operation, OperationName>> = {
  addition: { name: "Addition", sign: "+" },
  multiplication: { name: "Multiplication", sign: "×" },
  subtraction_fd: { name: "Subtraction, forward", sign: "−" },
  subtraction_bd: { name: "Subtraction, backward", sign: "−" },
  division_fd: { name: "Division, forward", sign: "÷" },
  division_bd: { name: "Division, backward", sign: "÷" },
};

/** The numbers in the order in which an operation uses them. */
export function inOrder<One>(operation: Operation, numbers: readonly One[]): readonly One[] {
  return operation.endsWith("_bd") ? numbers.toReversed() : numbers;
}
