import { API_BASE } from "#contract/call-request.ts";
import type { Header, OpenApiDocument } from "#contract/openapi/types.ts";
import { API_ADDRESS } from "../../api/api-address.ts";
import { API_DOCS, addressOf, type Call, callGroups } from "./calls.ts";
import { ShellLines } from "./code-block.tsx";
import { DocsLeaf } from "./docs-leaf.tsx";
import { FieldRow } from "./field-list.tsx";
import { PathText } from "./path-text.tsx";

const settingOut = (origin: string) => `API=${origin}${API_BASE}
TOKEN=$(curl -s "$API/auth/login" \\
  -d username=EMAIL \\
  -d password=PASSWORD |
  sed 's/.*"access_token":"\\([^"]*\\).*/\\1/')`;

interface OverviewPageProps {
  readonly document: OpenApiDocument;
  /** Where the site is, for the first example. */
  readonly origin: string;
}

/** The start page of the API documentation: what applies to all calls, and a line on each. */
export function OverviewPage({ document, origin }: OverviewPageProps) {
  const { info, components } = document;
  return (
    <DocsLeaf document={document} here={API_DOCS}>
      <h1>The API of {info.title}</h1>
      <p className="lead">{info.summary}</p>
      {info.description.split("\n\n").map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <div className="example">
        <ShellLines lines={settingOut(origin)} />
      </div>
      <p>
        For programs, the same is told in <a href={`${API_ADDRESS}/openapi.json`}>openapi.json</a>.
      </p>
      {callGroups(document).map(({ name, description, calls }) => (
        <section key={name} id={name} aria-labelledby={`${name}-title`}>
          <h2 id={`${name}-title`}>/{name}</h2>
          <p>{description}</p>
          <dl className="calls">
            {calls.map((call) => (
              <CallLine key={call.path} call={call} />
            ))}
          </dl>
        </section>
      ))}
      <h2>Headers of answers</h2>
      <HeaderList headers={components.headers} />
    </DocsLeaf>
  );
}

// Old links, from when calls had no pages of their own, lead to the call's line.
const CallLine = ({ call }: { call: Call }) => (
  <div id={call.operation.operationId}>
    <dt>
      <span className="method">{call.method}</span>{" "}
      <a href={addressOf(call)} className="ledger-link">
        <PathText path={call.path} />
      </a>
    </dt>
    <dd>{call.operation.summary}</dd>
  </div>
);

const HeaderList = ({ headers }: { headers: Readonly<Record<string, Header>> }) => (
  <dl className="fields">
    {Object.entries(headers).map(([name, { description, schema, example }]) => (
      <FieldRow key={name} name={name} schema={schema} isRequired>
        {description} For example <code>{`${example}`}</code>.
      </FieldRow>
    ))}
  </dl>
);
