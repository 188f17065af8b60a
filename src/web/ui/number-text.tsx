import type { NumberDisplay } from "#domain/exact/number-display.ts";
import { PowerOfTen } from "./power-of-ten.tsx";

/** A number as people write it; ≈ says where digits were cut off. */
export function NumberText({ value }: { value: NumberDisplay }) {
  return (
    <span className="num">
      {!value.exact && "≈ "}
      {value.form === "plain" ? (
        value.text
      ) : (
        <PowerOfTen mantissa={value.mantissa} exponent={value.exponent} />
      )}
    </span>
  );
}
