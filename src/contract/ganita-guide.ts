import type { CalculatorPath } from "#domain/ganita/calculator-path.ts";
import { type Definition, examplesOf } from "#domain/ganita/definition.ts";
import { DEFINITIONS } from "#domain/ganita/definitions.ts";
import type { Api } from "./api.ts";
import { ganitaKey, queryOf } from "./ganita-call.ts";
import { GANITA_TEXTS } from "./ganita-texts.data.ts";
import type { CallGuide, SentCall } from "./guide.data.ts";

const WORKING =
  "The answer holds the result, the working line by line and a check. Long workings come in pages: follow next_offset.";

const ONE_COLUMN: SentCall = {
  title: "One column of a product alone",
  query: { a: "98", b: "87", column: 1 },
};

type GanitaKey = Extract<keyof Api, `POST /ganita/${string}`>;

/** The guide to the calls of all calculators, from their definitions. */
export const ganitaGuide = Object.fromEntries(
  DEFINITIONS.map((definition: Definition) => [ganitaKey(definition), guideTo(definition)]),
) as unknown as { readonly [K in GanitaKey]: CallGuide<object> };

function guideTo(definition: Definition): { [K in keyof CallGuide<object>]: unknown } {
  const { path } = definition;
  const { description, refused } = GANITA_TEXTS[path as CalculatorPath];
  const sent = (input: object): SentCall =>
    definition.place === "query" ? { query: queryOf(input) } : { body: input };
  const titled = examplesOf(definition).filter(({ title }) => title);
  const examples: SentCall[] = [
    ...titled.map(({ title, input }) => ({ title: title!, ...sent(input) })),
    ...(path === "urdhva-tiryagbhyam" ? [ONE_COLUMN] : []),
  ];
  return {
    description: `${description} ${WORKING}`,
    examples: examples.length > 1 ? examples : [sent(titled[0]!.input)],
    refused: { 422: sent(refused) },
  };
}
