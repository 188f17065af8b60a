import { openApiDocument } from "#contract/openapi/document.ts";

/** What the pages of the API describe. Written once for all of them, because that takes long. */
export const API_DOCUMENT = openApiDocument();
