import { type Api, api } from "../api.ts";
import type { Endpoint } from "../endpoint.ts";
import { GUIDE, type SentCall } from "../guide.data.ts";
import { answersOf, namedExamples } from "./answers.ts";
import { curlSamples } from "./curl.ts";
import type { SchemaWriter } from "./json-schema.ts";
import { parametersOf } from "./parameters.ts";
import type { Operation } from "./types.ts";

/** Describes one call of the contract. */
export function operationOf(key: keyof Api, write: SchemaWriter["write"]): Operation {
  const { summary, access, body, bodyType }: Endpoint = api[key];
  const path = key.split(" ")[1]!;
  const examples: readonly SentCall[] = GUIDE[key].examples;
  const parameters = parametersOf(key, write);
  return {
    operationId: operationId(path),
    tags: [path.split("/")[1]!],
    summary,
    description: GUIDE[key].description,
    security: access === "member" ? [{ bearer: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          [bodyType ?? "application/json"]: {
            schema: write(body),
            examples: namedExamples(
              Object.fromEntries(examples.map(({ title = "Example", body }) => [title, body])),
            ),
          },
        },
      },
    }),
    responses: answersOf(key, write),
    "x-codeSamples": curlSamples(key, examples),
  };
}

// The path after its resource, as one word: /saved/work/{id}/change becomes workByIdChange.
const operationId = (path: string) =>
  path
    .split("/")
    .slice(2)
    .map((part) => part.replace(/^\{(.*)\}$/, "by-$1"))
    .join("-")
    .replace(/[-_]+(\w)/g, (_, letter) => letter.toUpperCase());
