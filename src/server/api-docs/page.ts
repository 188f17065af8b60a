import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { API_BASE } from "#contract/api.ts";
import type { OpenApiDocument } from "../openapi/types.ts";
import { Html, html, type Insert } from "./html.ts";
import { type Call, operationView, sharedAnswerView, shellLines } from "./operation-view.ts";
import { fieldsOf, typeOf } from "./schema-view.ts";

/** What a page needs besides the document. */
export interface Surroundings {
  /** The site's font faces; without them the reader's own fonts are used. */
  readonly fontFaces: string;
  /** Where the page's icon is. */
  readonly icon: string;
}

/** A page with the policy under which nothing else than itself can run or be shown in it. */
export interface Page {
  readonly body: string;
  readonly policy: string;
}

const STYLE = path.join(import.meta.dirname, "docs.css");

/** Writes the document as a page for people, readable with scripts off because it has none. */
export async function docsPage(document: OpenApiDocument, around: Surroundings): Promise<Page> {
  const style = `${around.fontFaces}${await readFile(STYLE, "utf8")}`;
  const hash = createHash("sha256").update(style).digest("base64");
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  return { body: pageOf(document, style, around.icon).text, policy };
}

function pageOf(document: OpenApiDocument, style: string, icon: string): Html {
  const { info, tags, components } = document;
  const calls = callsOf(document);
  const resources = tags.map((tag) => ({
    ...tag,
    calls: calls.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API | ${info.title}</title>
<meta name="description" content="Every call of the API of ${info.title}, with examples.">
<link rel="icon" href="${icon}">
<style>${new Html(style)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the text</a>
<header class="head">
  <div class="leaf head-line">
    <a class="brand" href="/"><i class="hole" aria-hidden="true"></i>${info.title} <span class="kind">API</span></a>
    <a href="${API_BASE}/openapi.json">openapi.json</a>
  </div>
</header>
<div class="leaf columns">
  <nav class="contents" aria-label="Contents" tabindex="0">
    <ul>
      <li><a href="#main">Before you call</a></li>
      ${resources.map(contentsOf)}
      <li><a href="#answers">Shared answers</a></li>
      <li><a href="#shapes">Shapes</a></li>
    </ul>
  </nav>
  <main id="main" tabindex="-1">
    <section>
      <h1>The API of ${info.title}</h1>
      <p class="lead">${info.summary}</p>
      ${info.description.split("\n\n").map((text) => html`<p>${text}</p>`)}
      ${shellLines(SETTING_OUT)}
    </section>
    ${resources.map(
      ({ name, description, calls }) => html`
        <section id="${name}" aria-labelledby="${name}-title">
          <h2 id="${name}-title"><a href="#${name}">/${name}</a></h2>
          <p class="lead">${description}</p>
          ${calls.map((call) => operationView(call, document))}
        </section>`,
    )}
    <section id="answers" aria-labelledby="answers-title">
      <h2 id="answers-title"><a href="#answers">Shared answers</a></h2>
      <p class="lead">What many calls answer alike, and what is answered where there is no call.</p>
      ${Object.entries(components.responses).map(([name, answer]) => sharedAnswerView(name, answer))}
    </section>
    <section id="shapes" aria-labelledby="shapes-title">
      <h2 id="shapes-title"><a href="#shapes">Shapes</a></h2>
      <p class="lead">Values that occur in many places, under their names.</p>
      ${Object.entries(components.schemas).map(
        ([name, schema]) => html`
          <article class="call" id="shape-${name}" aria-labelledby="shape-${name}-title">
            <h3 id="shape-${name}-title"><a href="#shape-${name}">${name}</a></h3>
            <p class="note">${schema.description} <span class="kind">${typeOf(schema)}</span></p>
            ${fieldsOf(schema)}
          </article>`,
      )}
    </section>
  </main>
</div>
<footer class="foot"><div class="leaf"><a href="/">${info.title}</a></div></footer>
</body>
</html>
`;
}

const SETTING_OUT = `API=http://127.0.0.1:3000${API_BASE}
TOKEN=$(curl -s "$API/auth/login" -d username=EMAIL -d password=PASSWORD | sed 's/.*"access_token":"\\([^"]*\\).*/\\1/')`;

const callsOf = ({ paths }: OpenApiDocument): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );

const contentsOf = ({ name, calls }: { name: string; calls: readonly Call[] }): Insert => html`
  <li>
    <a href="#${name}">/${name}</a>
    <ul>
      ${calls.map(({ path, operation: { operationId } }) => html`<li><a href="#${operationId}">${path.split("/").slice(4).join("/")}</a></li>`)}
    </ul>
  </li>`;
