import type {
  Answer,
  CodeSample,
  Content,
  OpenApiDocument,
  Operation,
  Parameter,
  Reference,
} from "../openapi/types.ts";
import { type Html, html, type Insert, spoken } from "./html.ts";
import { jsonText } from "./json-text.ts";
import { fieldRow, fieldsOf, typeOf } from "./schema-view.ts";

/** A call as a person reads it. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** One call: what it does and for whom, what it takes, how to make it, and what it answers. */
export function operationView({ method, path, operation }: Call, document: OpenApiDocument): Html {
  const { operationId: id, summary, description, security, requestBody, responses } = operation;
  return html`
    <article class="call" id="${id}" aria-labelledby="${id}-title">
      <h3 id="${id}-title"><a href="#${id}"><span class="method">${method}</span> ${breakable(path)}</a></h3>
      <p class="lead">${summary}</p>
      <p class="note"><span class="tag">${security.length > 0 ? "for members" : "public"}</span> ${description}</p>
      ${parametersView(operation, document)}
      ${requestBody && part("Body", contentView(requestBody.content))}
      ${part("Call it", operation["x-codeSamples"].map(sampleView))}
      ${part("Answers", answersView(id, responses))}
    </article>`;
}

/** An answer that many calls share. */
export const sharedAnswerView = (name: string, { description, content, headers }: Answer): Html =>
  html`
    <article class="call" id="answer-${name}" aria-labelledby="answer-${name}-title">
      <h3 id="answer-${name}-title"><a href="#answer-${name}">${name}</a></h3>
      <p class="note">${description} Headers: ${Object.keys(headers).join(", ")}.</p>
      ${content && examplesView(content, name)}
    </article>`;

/** Lines for a shell, whole: one press selects them. */
export const shellLines = (lines: string): Html =>
  html`<pre class="shell"><code>${spoken(lines)}</code></pre>`;

// An example may be long: it scrolls by itself, with the keyboard too.
const exampleBlock = (value: unknown, label: string): Html => html`
  <pre tabindex="0" role="group" aria-label="${label}"><code>${spoken(jsonText(value))}</code></pre>`;

const part = (title: string, content: Insert): Html => html`<h4>${title}</h4>${content}`;

function parametersView({ parameters = [] }: Operation, document: OpenApiDocument) {
  if (parameters.length === 0) return null;
  const rows = parameters.map((given) => {
    const parameter = "$ref" in given ? document.components.parameters[nameOf(given)]! : given;
    return parameterRow(parameter);
  });
  return part("Parameters", html`<dl class="fields">${rows}</dl>`);
}

const parameterRow = ({ name, in: place, required, description, schema, example }: Parameter) =>
  fieldRow(
    name,
    { ...schema, description: `${inPlace[place]}. ${description} For example ${example}.` },
    required,
  );
const inPlace = { path: "In the path", query: "In the query", header: "A header" };

const contentView = (content: Content): Insert =>
  Object.entries(content).map(
    ([type, { schema }]) => html`
      <p class="note"><code>${type}</code>. ${schema.description}</p>
      ${fieldsOf(schema)}`,
  );

function answersView(id: string, responses: Operation["responses"]): Html {
  const rows = Object.entries(responses).map(([status, answer]) =>
    "$ref" in answer ? sharedRow(status, answer) : ownRow(id, status, answer),
  );
  return html`<dl class="answers">${rows}</dl>`;
}

const sharedRow = (status: string, answer: Reference): Html => html`
  <div><dt>${status}</dt><dd><a href="#answer-${nameOf(answer)}">${nameOf(answer)}</a></dd></div>`;

const ownRow = (id: string, status: string, { description, content }: Answer): Html => html`
  <div>
    <dt>${status}</dt>
    <dd>
      ${description}
      ${content && Object.values(content).map(({ schema }) => html` <span class="kind">${typeOf(schema)}</span> ${status === "200" && fieldsOf(schema)}`)}
      ${content && examplesView(content, `${id} ${status}`)}
    </dd>
  </div>`;

const sampleView = ({ label, source }: CodeSample): Html =>
  html`<p class="kind">${label}</p>${shellLines(source)}`;

const examplesView = (content: Content, label: string): Insert =>
  Object.values(content).map(({ examples }) =>
    Object.values(examples).map(
      ({ summary = "Example", value }) => html`
        <p class="kind">${summary}</p>
        ${exampleBlock(value, `${label}: ${summary}`)}`,
    ),
  );

const nameOf = ({ $ref }: Reference): string => $ref.split("/").at(-1)!;

// A path may break before each of its parts.
const breakable = (path: string): Insert => path.split(/(?=\/)/).map((name) => html`<wbr>${name}`);
