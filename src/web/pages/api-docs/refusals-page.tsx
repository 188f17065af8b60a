import type { Answer, OpenApiDocument } from "#contract/openapi/types.ts";
import { Crumbs } from "../../ui/frame/crumbs.tsx";
import { AnswerList } from "./answer-list.tsx";
import { API_DOCS, REFUSALS } from "./calls.ts";
import { DocsLeaf } from "./docs-leaf.tsx";
import { shapesIn } from "./references.ts";
import { ShapeList } from "./shape-list.tsx";

/** The pages above this one. */
export const ABOVE_REFUSALS = [{ to: API_DOCS, label: "API" } as const];

/** What every refusal has in common: its body, its code, and those of addresses without a call. */
export function RefusalsPage({ document }: { document: OpenApiDocument }) {
  const { schemas, responses } = document.components;
  const { NoSuchAddress, MethodNotAllowed } = responses as Record<string, Answer>;
  const elsewhere = { 404: NoSuchAddress!, 405: MethodNotAllowed! };
  const codes = schemas.Refusal!.properties!.code!["x-codes"]!;
  return (
    <DocsLeaf document={document} here={REFUSALS}>
      <Crumbs above={ABOVE_REFUSALS} here="Refusals" />
      <h1>When a call is refused</h1>
      <p className="lead">
        Every answer from 400 on has the same body. People read its sentence, programs its code.
      </p>
      <h2>Codes</h2>
      <p>
        A program should choose what to do by the code: sentences may change, codes do not. More may
        be added, so treat a code that you do not know like its status.
      </p>
      <CodeList codes={codes} />
      <h2>Where there is no call</h2>
      <AnswerList answers={elsewhere} of="No call" />
      <h2>Shapes</h2>
      <ShapeList shapes={shapesIn(elsewhere, document)} />
    </DocsLeaf>
  );
}

const CodeList = ({ codes }: { codes: Readonly<Record<string, string>> }) => (
  <dl className="fields">
    {Object.entries(codes).map(([code, says]) => (
      <div key={code}>
        <dt>
          <code>{code}</code>
        </dt>
        <dd>{says}</dd>
      </div>
    ))}
  </dl>
);
