import { type Api, api } from "../api.ts";
import { API_BASE } from "../call-request.ts";
import { RESOURCES } from "../guide.data.ts";
import { sharedAnswers } from "./answers.ts";
import { schemaWriter } from "./json-schema.ts";
import { operationOf } from "./operation.ts";
import { sharedParameters } from "./parameters.ts";
import { HEADERS } from "./shared-answers.ts";
import type { OpenApiDocument, Operation } from "./types.ts";

const DESCRIPTION = `Each call is public or for members. To use a call for members, log in and send the token in the header Authorization, after the word Bearer. Bodies are JSON in UTF-8, except the login form. Fields that a call does not know are refused; answers may grow by fields, and lose none.

A whole number travels as a JSON number up to 2^53 − 1 in size and as decimal text beyond; the field beside it that ends in _text always holds the exact text.

Every refusal has the same body: a sentence for people in detail and error, a stable code for programs. An address that is no call answers 404, another method 405. GET calls answer HEAD too. Every answer carries X-Request-Id.

In the examples $API stands for the address of this server with ${API_BASE}, and $TOKEN for a token.`;

/** Describes the whole API, from the contract and its guide. */
export function openApiDocument(): OpenApiDocument {
  const writer = schemaWriter();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const key of Object.keys(api) as (keyof Api)[]) {
    const [method, path] = key.split(" ") as [string, string];
    paths[API_BASE + path] = { [method.toLowerCase()]: operationOf(key, writer.write) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Shabda Gyan",
      summary:
        "Words as numbers, sounds and colours; Vedic arithmetic with its working; ragas; and exposure to cyber risk.",
      description: DESCRIPTION,
      version: "1",
      license: { name: "MIT License", identifier: "MIT" },
    },
    servers: [{ url: "/", description: "The server that this document comes from." }],
    tags: Object.entries(RESOURCES).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description: `A token from POST ${API_BASE}/auth/login.`,
        },
      },
      parameters: sharedParameters(writer.write),
      headers: HEADERS,
      responses: sharedAnswers(writer.write),
      schemas: writer.named,
    },
  };
}
