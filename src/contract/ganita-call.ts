import type { Definition } from "#domain/ganita/definition.ts";

/** The call of a calculator. */
export const ganitaKey = ({ call, path }: Pick<Definition, "call" | "path">) =>
  `POST /ganita/${call ?? path}` as const;
