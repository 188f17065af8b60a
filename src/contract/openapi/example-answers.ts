import type { Api } from "../api.ts";
import type { ApiErrorBody } from "../error.ts";
import answers from "./example-answers.json" with { type: "json" };

/** The messages of shared refusals, by name and cause. */
export type SharedExamples = Readonly<
  Record<
    | "BadRequest"
    | "LoginRequired"
    | "SecondFactorMissing"
    | "RecentLoginRequired"
    | "NoSuchAddress"
    | "MethodNotAllowed"
    | "BodyTooLarge"
    | "UnsupportedMediaType"
    | "NoBodyTaken"
    | "TooManyRequests"
    | "TooManyAttempts"
    | "Unavailable",
    Readonly<Record<string, ApiErrorBody>>
  >
>;

/**
 * What the server answers to the example calls of the guide. `npm run api-examples` rewrites it.
 */
export interface ExampleAnswers {
  /** By call and status; the lists in an answer to GET are shortened to their first entry. */
  readonly calls: Readonly<Record<keyof Api, Readonly<Record<number, unknown>>>>;
  readonly shared: SharedExamples;
}

export const EXAMPLE_ANSWERS: ExampleAnswers = answers;
