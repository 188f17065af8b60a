import { LetterList } from "./letter-list.tsx";
import type { Large } from "./scripts.ts";
import type { NumberedConsonant, Sheet } from "./sheet.ts";

/** The consonants for tens, 30 to 100, and the extra ones if they are shown. */
export function Avarga({ sheet, large }: { sheet: Sheet; large: Large }) {
  const lists = [
    ["Semivowels", sheet.avarga.slice(0, 4)],
    ["Sibilants and h", sheet.avarga.slice(4)],
    ["Extra letters, outside the rule", sheet.extra],
  ] as const satisfies readonly (readonly [string, readonly NumberedConsonant[]])[];
  return (
    <div className="letter-groups">
      {lists
        .filter(([, letters]) => letters.length > 0)
        .map(([label, letters]) => (
          <div key={label}>
            <p className="label" aria-hidden="true">
              {label}
            </p>
            <LetterList
              label={label}
              letters={letters}
              large={large}
              numberOf={({ value }) => value}
            />
          </div>
        ))}
    </div>
  );
}
