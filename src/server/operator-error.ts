/** A request that cannot be carried out, explained in a sentence for the operator. */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}
