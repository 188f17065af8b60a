import type { ReactNode } from "react";
import type { JsonSchema } from "#contract/openapi/types.ts";
import { choicesOf, ValueType } from "./value-type.tsx";

/**
 * The fields of a schema as a list: for a union those of each member, for a list those of an entry.
 */
export function FieldList({ schema }: { schema: JsonSchema }): ReactNode {
  const { properties, required = [], items } = schema;
  if (!hasFields(schema)) return null;
  if (items) return <FieldList schema={items} />;
  if (!properties) return choicesOf(schema).map(choiceWithFields);
  return (
    <dl className="fields">
      {Object.entries(properties).map(([name, field]) => (
        <FieldRow key={name} name={name} schema={field} isRequired={required.includes(name)} />
      ))}
    </dl>
  );
}

const choiceWithFields = (choice: JsonSchema) => (
  <div key={JSON.stringify(choice)} className="choice">
    {choice.description && <p className="note">{choice.description}</p>}
    <FieldList schema={choice} />
  </div>
);

interface FieldRowProps {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
  /** Replaces the schema's own description. */
  readonly children?: ReactNode;
}

/** One row of a list of fields or parameters. */
export function FieldRow({ name, schema, isRequired, children }: FieldRowProps) {
  return (
    <div>
      <dt>
        <code>{name}</code>{" "}
        <span className="label">
          <ValueType schema={schema} />
          {!isRequired && <IfLeftOut value={schema.default} />}
        </span>
      </dt>
      <dd>
        {children ?? schema.description}
        <FieldList schema={schema} />
      </dd>
    </div>
  );
}

function IfLeftOut({ value }: { value: unknown }) {
  if (value === undefined) return ", optional";
  return (
    <>
      , by default <code>{JSON.stringify(value)}</code>
    </>
  );
}

const hasFields = (schema: JsonSchema): boolean =>
  schema.properties !== undefined ||
  choicesOf(schema).some(hasFields) ||
  Boolean(schema.items && hasFields(schema.items));
