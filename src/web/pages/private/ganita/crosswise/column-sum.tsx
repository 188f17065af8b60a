import { Computed } from "../../../../ui/text/computed.tsx";
import { ShownWords } from "../digits/digits-shown.tsx";
import { signed } from "./column-sentence.ts";
import type { ColumnStep } from "./column-step.ts";

/** The products of a column, their sum with the carry, and the digit written. */
export function ColumnSum({ step }: { step: ColumnStep }) {
  const { products, products_total, sum, carry_in, total, digit, carry_out } = step;
  const hidden = products_total === null ? 0 : products_total - products.length;
  return (
    <div className="crosswise-sum num">
      <p className="crosswise-caption">
        <b>
          {step.step_num}. <ShownWords of={step.column_name} />
        </b>{" "}
        <span>{step.step_type}</span>
      </p>
      <ul className={products.length > 6 ? "serif crosswise-many" : "serif"}>
        {[...products.entries()].map(([place, product]) => (
          <li key={place}>
            {hidden > 0 && place === products.length / 2 && (
              <span className="label">{hidden} more products</span>
            )}
            {written(product)}
          </li>
        ))}
        {products.length === 0 && <li>no product is left</li>}
      </ul>
      <p className="serif">
        {signed(sum)}
        {carry_in !== 0 &&
          ` + ${carry_in < 0 ? `(${signed(carry_in)})` : carry_in} = ${signed(total)}`}
        {total < 0 && ` = (${signed(carry_out)}) × 10 + ${digit}`}
        {" → "}
        <Computed>{digit}</Computed>
        {carry_out !== 0 && <span className="whitespace-nowrap">, carry {signed(carry_out)}</span>}
      </p>
    </div>
  );
}

// Shows "9×-7=-63" as 9 × (−7) = −63.
function written(product: string): string {
  const [factors = "", value = ""] = product.split("=");
  const [first = "", second = ""] = factors.split("×").map((text) => text.replace("-", "−"));
  return `${first} × ${second.startsWith("−") ? `(${second})` : second} = ${value.replace("-", "−")}`;
}
