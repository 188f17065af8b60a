/**
 * Does work once for each set of arguments and keeps its result. Failed work is retried at the next
 * call.
 */
export function once<Given extends string[], Made>(
  work: (...given: Given) => Promise<Made>,
): (...given: Given) => Promise<Made> {
  const made = new Map<string, Promise<Made>>();
  return (...given) => {
    const key = given.join();
    const held = made.get(key);
    if (held) return held;
    const making = work(...given);
    made.set(key, making);
    making.catch(() => made.delete(key));
    return making;
  };
}
