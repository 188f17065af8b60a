import { ApiError } from "../http/api-error.ts";

/** The refusal while the database has no release yet. */
export const noRelease = (): ApiError =>
  new ApiError(503, "no_release", "The figures are not loaded yet. Try again in a while.", {
    retryAfterSeconds: 5,
  });
