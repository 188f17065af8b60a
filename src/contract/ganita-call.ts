import type { Definition } from "#domain/ganita/ganita.ts";

/** The call of a calculator. */
export const ganitaKey = ({ call, path }: Pick<Definition, "call" | "path">) =>
  `POST /ganita/${call ?? path}` as const;

/** An input as a query has it: a list has commas between its entries. */
export const queryOf = (input: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(",") : value,
    ]),
  );
