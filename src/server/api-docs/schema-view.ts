import type { JsonSchema } from "../openapi/types.ts";
import { type Html, html, type Insert } from "./html.ts";

/** The fields of a schema, one below the other; of a choice between schemas, those of each. */
export function fieldsOf(schema: JsonSchema): Insert {
  const choices = choicesOf(schema);
  if (choices.some(hasFields)) return choices.map(choiceView);
  if (!schema.properties) return null;
  const fields = Object.entries(schema.properties);
  return html`
    <dl class="fields">
      ${fields.map(([name, field]) => fieldRow(name, field, schema.required?.includes(name) ?? false))}
    </dl>`;
}

const choiceView = (choice: JsonSchema): Insert =>
  choice.description === undefined
    ? fieldsOf(choice)
    : html`
      <div class="choice">
        <p class="note">${choice.description}</p>
        ${fieldsOf(choice)}
      </div>`;

/** One row of a list of fields or parameters. */
export const fieldRow = (name: string, schema: JsonSchema, isRequired: boolean): Html => html`
  <div>
    <dt>
      <code>${name}</code>
      <span class="kind">${typeOf(schema)}</span>
    </dt>
    <dd>
      ${!isRequired && html`<span class="tag">${ifLeftOut(schema)}</span> `}${schema.description}
      ${nestedFields(schema)}
    </dd>
  </div>`;

const ifLeftOut = ({ default: value }: JsonSchema): Insert =>
  value === undefined ? "optional" : ["default ", JSON.stringify(value)];

/** What a value may be, in a few words. */
export function typeOf(schema: JsonSchema): Insert {
  if (schema.$ref) return shapeLink(schema.$ref);
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum) {
    return joined(
      schema.enum.map((value) => html`<code>${JSON.stringify(value)}</code>`),
      " or ",
    );
  }
  const choices = choicesOf(schema);
  if (choices.length > 0) return joined(choices.map(typeOf), " or ");
  if (schema.type === "array") return listType(schema);
  if (typeof schema.additionalProperties === "object") {
    return ["by name, ", typeOf(schema.additionalProperties)];
  }
  return [[schema.type ?? "any value"].flat().join(" or "), limits(schema)];
}

function listType({ items, prefixItems, minItems, maxItems }: JsonSchema): Insert {
  if (prefixItems) return ["[", joined(prefixItems.map(typeOf), ", "), "]"];
  const count = maxItems === undefined ? "" : ` (${minItems ?? 0} to ${maxItems})`;
  return [`list${count} of `, items ? typeOf(items) : "anything"];
}

function limits({ type, minimum, maximum, minLength, maxLength, pattern }: JsonSchema): string {
  const [least, most] = type === "string" ? [minLength, maxLength] : [minimum, maximum];
  const unit = type === "string" ? " characters" : "";
  if (most !== undefined && most !== Number.MAX_SAFE_INTEGER) {
    return `, ${least ?? 0} to ${most}${unit}`;
  }
  if (least !== undefined && least !== Number.MIN_SAFE_INTEGER) return `, from ${least}${unit} on`;
  return pattern === undefined ? "" : `, ${pattern}`;
}

// Fields of an object that has no name of its own, wherever it lies in lists and choices.
function nestedFields(schema: JsonSchema): Insert {
  const inner = [schema, ...choicesOf(schema), ...(schema.items ? [schema.items] : [])];
  return inner.find(hasFields) ? fieldsOf(inner.find(hasFields)!) : null;
}

const choicesOf = ({ oneOf, anyOf }: JsonSchema): readonly JsonSchema[] => oneOf ?? anyOf ?? [];

const hasFields = (schema: JsonSchema): boolean =>
  schema.properties !== undefined || choicesOf(schema).some(hasFields);

const shapeLink = ($ref: string): Html => {
  const name = $ref.split("/").at(-1)!;
  return html`<a href="#shape-${name}">${name}</a>`;
};

const joined = (parts: readonly Insert[], between: string): Insert =>
  parts.map((part, index) => (index === 0 ? part : [between, part]));
