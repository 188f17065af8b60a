import type { JsonSchema } from "#contract/openapi/types.ts";
import { FieldList } from "./field-list.tsx";
import { ValueType } from "./value-type.tsx";

/** Named schemas, each at the place its links lead to. */
export function ShapeList({ shapes }: { shapes: readonly (readonly [string, JsonSchema])[] }) {
  return shapes.map(([name, schema]) => (
    <section key={name} id={name} className="shape" aria-labelledby={`${name}-title`}>
      <h3 id={`${name}-title`}>{name}</h3>
      <p className="note">
        {schema.description}{" "}
        {!schema.properties && (
          <span className="label">
            <ValueType schema={schema} />
          </span>
        )}
      </p>
      <FieldList schema={schema} />
    </section>
  ));
}
