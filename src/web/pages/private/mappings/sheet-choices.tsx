import { useSearch } from "../../../ui/address/address.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Check } from "../../../ui/controls/check.tsx";
import { Segmented } from "../../../ui/controls/segmented.tsx";
import { LARGE_CHOICES, type Large } from "./scripts.ts";

/** The visitor's display choices, stored in the address. */
interface SheetChoices {
  readonly large: Large;
  readonly withExtra: boolean;
  readonly choose: (name: "script" | "extra", value: string) => void;
}

/** Reads the choices from the address, and writes them there. */
export function useSheetChoices(): SheetChoices {
  const [address, setAddress] = useSearch();
  return {
    large:
      LARGE_CHOICES.find(({ value }) => value === address.get("script"))?.value ?? "devanagari",
    withExtra: address.get("extra") === "shown",
    choose(name, value) {
      const next = new URLSearchParams(address);
      next.set(name, value);
      setAddress(next);
    },
  };
}

/** The controls of the sheet. */
export function SheetControls({ large, withExtra, choose }: SheetChoices) {
  return (
    <div className="no-print flex flex-wrap items-end gap-x-8 gap-y-4">
      <Segmented
        legend="Large script"
        options={LARGE_CHOICES}
        value={large}
        onChange={(script) => choose("script", script)}
      />
      <Check
        checked={withExtra}
        onChange={(event) => choose("extra", event.currentTarget.checked ? "shown" : "hidden")}
      >
        Show extra letters
      </Check>
      <Button onClick={() => print()}>Print on one sheet</Button>
    </div>
  );
}
