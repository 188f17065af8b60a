import { API_BASE } from "#contract/call-request.ts";
import type { OpenApiDocument, Operation } from "#contract/openapi/types.ts";

/** The start page of the API documentation. */
export const API_DOCS = `${API_BASE}/docs`;

/** The page on what every refusal has in common. */
export const REFUSALS = `${API_DOCS}/refusals` as const;

/** A call, prepared for people to read. */
export interface Call {
  /** The HTTP method in capitals. */
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** The calls of one resource. */
export interface CallGroup {
  readonly name: string;
  readonly description: string;
  readonly calls: readonly Call[];
}

/** All calls of the document, in its order. */
export const callsOf = ({ paths }: OpenApiDocument): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );

/** The calls of the document, grouped by resource. */
export function callGroups(document: OpenApiDocument): CallGroup[] {
  const calls = callsOf(document);
  return document.tags.map((tag) => ({
    ...tag,
    calls: calls.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
}

/** The address of a call's page. */
export const addressOf = ({ operation }: Call): string => `${API_DOCS}/${operation.operationId}`;

/** The path of a call after its resource: dhq/{state} for /api/v1/cirus/dhq/{state}. */
export const shortPath = ({ path }: Call): string => path.split("/").slice(4).join("/");
