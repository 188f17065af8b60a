import type { NumberDisplay } from "#domain/exact/power-of-ten-display.ts";
import { PowerOfTen } from "./power-of-ten.tsx";

/** A number for people; ≈ marks cut-off digits. */
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
