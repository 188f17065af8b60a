import type { Answer, Content } from "#contract/openapi/types.ts";
import { JsonBlock } from "./code-block.tsx";
import { FieldList } from "./field-list.tsx";
import { ValueType } from "./value-type.tsx";

interface AnswerListProps {
  /** By status, or by the name of what is answered alike everywhere. */
  readonly answers: Readonly<Record<string, Answer>>;
  /** What the examples are of, for those who hear them. */
  readonly of: string;
}

/** What is answered, row by row: what it means, what it holds, and examples. */
export function AnswerList({ answers, of }: AnswerListProps) {
  return (
    <dl className="answers">
      {Object.entries(answers).map(([status, answer]) => (
        <div key={status}>
          <dt>
            <code>{status}</code>
          </dt>
          <dd>
            {answer.description} <HeaderNames of={answer} />{" "}
            {answer.content && status === "200" && <Success content={answer.content} of={of} />}
            {answer.content && status !== "200" && (
              <details>
                <summary>Example</summary>
                <Examples content={answer.content} label={`${of} ${status}`} />
              </details>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

// Every answer has this one.
const EVERYWHERE = "X-Request-Id";

function HeaderNames({ of: { headers } }: { of: Answer }) {
  const names = Object.keys(headers).filter((name) => name !== EVERYWHERE);
  return names.length > 0 && <span className="label">With {names.join(" and ")}.</span>;
}

function Success({ content, of }: { content: Content; of: string }) {
  const [{ schema }] = Object.values(content) as [Content[string]];
  return (
    <>
      {!schema.properties && (
        <span className="label">
          <ValueType schema={schema} />
        </span>
      )}
      <FieldList schema={schema} />
      <Examples content={content} label={`${of} 200`} />
    </>
  );
}

function Examples({ content, label }: { content: Content; label: string }) {
  return Object.values(content).flatMap(({ examples }) =>
    Object.entries(examples).map(([key, { summary = "Example", value }]) => (
      <div key={key} className="example">
        <p className="label">{summary}</p>
        <JsonBlock value={value} label={`${label}: ${summary}`} />
      </div>
    )),
  );
}
