import { isUtf8 } from "node:buffer";
import { parse as parseForm } from "node:querystring";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "./api-error.ts";
import { isDecodable } from "./is-decodable.ts";

const malformed = (detail: string) => new ApiError(400, "malformed_body", detail);
const NOT_UTF8 = malformed("Send the body in UTF-8.");
const BROKEN_FORM = malformed(
  "The form cannot be decoded: each % must begin two hexadecimal digits of UTF-8.",
);

/** Reads bodies in UTF-8: JSON and forms. */
export function readBodies(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer" },
    (request, bytes: Buffer, done) => {
      // Some programs name the type of every body, also of none.
      if (bytes.length === 0 && !takesBody(request)) return done(null);
      if (!isUtf8(bytes)) return done(NOT_UTF8);
      parseJson(request, bytes.toString(), done);
    },
  );
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "buffer" },
    (_request, bytes: Buffer, done) => {
      if (!isUtf8(bytes)) return done(NOT_UTF8);
      const text = bytes.toString();
      if (isDecodable(text)) done(null, parseForm(text));
      else done(BROKEN_FORM);
    },
  );
}

const takesBody = ({ routeOptions }: FastifyRequest) => routeOptions.schema?.body !== undefined;
