/**
 * What stands in an address, by parameter: true is a parameter without a value, a list repeats one;
 * null, false and empty texts are left out.
 */
export type Written = Readonly<
  Record<string, string | number | boolean | null | undefined | readonly string[]>
>;

/** The parameters of an address. */
export function parametersOf(written: Written): URLSearchParams {
  return new URLSearchParams(
    Object.entries(written).flatMap(([name, value]) => {
      if (Array.isArray(value)) return value.map((each) => [name, each]);
      if (value === true) return [[name, ""]];
      return value === null || value === undefined || value === false || value === ""
        ? []
        : [[name, `${value}`]];
    }),
  );
}

/**
 * The search part of an address, for links.
 *
 * @example
 * searchPart({ view: "world", only: true, q: "" }); // "?view=world&only="
 */
export function searchPart(written: Written): string {
  const parameters = parametersOf(written);
  return parameters.size > 0 ? `?${parameters}` : "";
}
