import type { Content, OpenApiDocument, Parameter } from "#contract/openapi/types.ts";
import { Crumbs } from "../../ui/frame/crumbs.tsx";
import { AnswerList } from "./answer-list.tsx";
import { API_DOCS, addressOf, type Call, callsOf, shortPath } from "./calls.ts";
import { ShellLines } from "./code-block.tsx";
import { DocsLeaf } from "./docs-leaf.tsx";
import { FieldList, FieldRow } from "./field-list.tsx";
import { PathText } from "./path-text.tsx";
import { figuresIn, resolved, shapesIn, withNames } from "./references.ts";
import { ShapeList } from "./shape-list.tsx";

interface CallPageProps {
  readonly document: OpenApiDocument;
  readonly call: Call;
}

/**
 * The page of one call: what it does and for whom, what it takes, how to make it, and what it
 * answers.
 */
export function CallPage({ document, call }: CallPageProps) {
  const { method, path, operation } = call;
  const { operationId, summary, description, security, requestBody } = operation;
  const { parameters: shared, responses } = document.components;
  const parameters = (operation.parameters ?? []).map((given) => resolved(given, shared));
  const answers = Object.fromEntries(
    Object.entries(operation.responses).map(([status, given]) => [
      status,
      resolved(given, responses),
    ]),
  );
  const figures = figuresIn(answers);
  const shapes = shapesIn([parameters, requestBody, answers], document).map(
    ([name, schema]) => [name, withNames(figures, schema)] as const,
  );
  return (
    <DocsLeaf document={document} here={addressOf(call)}>
      <Crumbs above={aboveCall(call)} here={shortPath(call)} />
      <h1>
        <span className="method">{method}</span> <PathText path={path} />
      </h1>
      <p className="lead">{summary}</p>
      <p>
        <b>{security.length > 0 ? "For members." : "Public."}</b> {description}
      </p>
      {parameters.length > 0 && <ParameterList parameters={parameters} />}
      {requestBody && <Body content={requestBody.content} />}
      <h2>Call it</h2>
      {operation["x-codeSamples"].map(({ label, source }) => (
        <div key={source} className="example">
          <p className="label">{label}</p>
          <ShellLines lines={source} />
        </div>
      ))}
      <h2>Answers</h2>
      <AnswerList answers={answers} of={operationId} />
      {shapes.length > 0 && <h2>Shapes</h2>}
      <ShapeList shapes={shapes} />
      <Neighbours document={document} call={call} />
    </DocsLeaf>
  );
}

/** The pages above a call's page. */
export const aboveCall = ({ operation: { tags } }: Call) => [
  { to: API_DOCS, label: "API" } as const,
  { to: `${API_DOCS}#${tags[0]}`, label: tags[0]! } as const,
];

const PLACES = { path: "In the path", query: "In the query", header: "A header" };

const ParameterList = ({ parameters }: { parameters: readonly Parameter[] }) => (
  <>
    <h2>Parameters</h2>
    <dl className="fields">
      {parameters.map(({ name, in: place, required, description, schema, example }) => (
        <FieldRow key={name} name={name} schema={schema} isRequired={required}>
          {PLACES[place]}. {description} For example <code>{`${example}`}</code>.
        </FieldRow>
      ))}
    </dl>
  </>
);

const Body = ({ content }: { content: Content }) => (
  <>
    <h2>Body</h2>
    {Object.entries(content).map(([type, { schema }]) => (
      <div key={type} className="body">
        <p>
          <code>{type}</code>. {schema.description}
        </p>
        <FieldList schema={schema} />
      </div>
    ))}
  </>
);

function Neighbours({ document, call }: CallPageProps) {
  const calls = callsOf(document);
  const at = calls.findIndex(({ path }) => path === call.path);
  const [before, after] = [calls[at - 1], calls[at + 1]];
  return (
    <nav className="neighbours no-print" aria-label="Neighbouring calls">
      {before && <Neighbour label="Before it" call={before} />}
      {after && <Neighbour label="After it" call={after} />}
    </nav>
  );
}

const Neighbour = ({ label, call }: { label: string; call: Call }) => (
  <p>
    <span className="label">{label}</span>
    <a href={addressOf(call)}>{shortPath(call)}</a>
  </p>
);
