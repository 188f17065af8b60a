import { isUtf8 } from "node:buffer";
import { parse as parseForm } from "node:querystring";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { ApiError } from "./api-error.ts";
import { isDecodable } from "./request-url.ts";

const malformed = (detail: string) => new ApiError(400, "malformed_body", detail);
const NOT_UTF8 = malformed("Send the body in UTF-8.");
const BROKEN_FORM = malformed(
  "The form cannot be decoded: each % must begin two hexadecimal digits of UTF-8.",
);

/** The refusal of a body by a call that takes none. */
export const NO_BODY_TAKEN = "This call takes no body. Send none.";

/** The body of a POST call that takes none: nothing, or an object without fields. */
export const NO_BODY = z.union([z.null(), z.undefined(), z.strictObject({})], NO_BODY_TAKEN);

/** Reads bodies in UTF-8: JSON and forms. */
export function readBodies(app: FastifyInstance) {
  // The contract's schemas refuse the names of prototypes as they do any unknown field.
  const parseJson = app.getDefaultJsonParser("ignore", "ignore");
  app.addContentTypeParser<Buffer>(
    "application/json",
    { parseAs: "buffer" },
    (request, bytes, done) => {
      // Some programs name the type of every body, also of none.
      if (bytes.length === 0 && !takesBody(request)) done(null);
      else if (isUtf8(bytes)) parseJson(request, bytes.toString(), done);
      else done(NOT_UTF8);
    },
  );
  app.addContentTypeParser<Buffer>(
    "application/x-www-form-urlencoded",
    { parseAs: "buffer" },
    (_, bytes, done) => {
      const text = bytes.toString();
      if (!isUtf8(bytes)) done(NOT_UTF8);
      else if (isDecodable(text)) done(null, parseForm(text));
      else done(BROKEN_FORM);
    },
  );
}

const takesBody = ({ routeOptions }: FastifyRequest) =>
  (routeOptions.schema?.body ?? NO_BODY) !== NO_BODY;
