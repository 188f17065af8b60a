import type { Answer, Content } from "#contract/openapi/types.ts";
import { JsonBlock } from "./code-block.tsx";
import { FieldList } from "./field-list.tsx";
import { ValueType } from "./value-type.tsx";

interface AnswerListProps {
  /** The possible answers by status. */
  readonly answers: Readonly<Record<string, Answer>>;
  /** What the examples show, for screen readers. */
  readonly of: string;
}

/** The answers of a call, row by row: what each means, what it contains, and examples. */
export function AnswerList({ answers, of }: AnswerListProps) {
  return (
    <dl className="answers">
      {Object.entries(answers).map(([status, answer]) => (
        <div key={status}>
          <dt>
            <code>{status}</code>
          </dt>
          <dd>
            {`${answer.description} `}
            <HeaderNames of={answer} />
            {answer.content && (
              <Body content={answer.content} of={`${of} ${status}`} isRefusal={status !== "200"} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

// Every answer has this header.
const EVERYWHERE = "X-Request-Id";

function HeaderNames({ of: { headers } }: { of: Answer }) {
  const names = Object.keys(headers).filter((name) => name !== EVERYWHERE);
  return names.length > 0 && <span className="label">{`With ${names.join(" and ")}. `}</span>;
}

interface BodyProps {
  readonly content: Content;
  readonly of: string;
  /** Its examples open on request. */
  readonly isRefusal: boolean;
}

function Body({ content, of, isRefusal }: BodyProps) {
  const [{ schema }] = Object.values(content) as [Content[string]];
  const examples = <Examples content={content} of={of} />;
  return (
    <>
      {!schema.properties && (
        <span className="label">
          <ValueType schema={schema} />
        </span>
      )}
      <FieldList schema={schema} />
      {isRefusal ? (
        <details>
          <summary>Example</summary>
          {examples}
        </details>
      ) : (
        examples
      )}
    </>
  );
}

function Examples({ content, of }: { content: Content; of: string }) {
  return Object.values(content).flatMap(({ examples }) =>
    Object.entries(examples).map(([key, { summary = "Example", value }]) => (
      <div key={key} className="example">
        <p className="label">{summary}</p>
        <JsonBlock value={value} label={`${of}: ${summary}`} />
      </div>
    )),
  );
}
