import { VOWELS } from "#domain/letters/letters.ts";
import { PowerOfTen } from "../../../ui/text/power-of-ten.tsx";

// A long vowel stands for the same place as its short one.
const places = VOWELS.filter(
  ({ exponent, extension }, index) =>
    !extension && VOWELS.findIndex((one) => !one.extension && one.exponent === exponent) === index,
);

/** The nine vowels and the places they stand for. */
export function VowelPlaces() {
  return (
    <ul className="vowel-places" aria-label="Places of the vowels">
      {places.map(({ latin, devanagari, exponent }) => (
        <li key={latin}>
          <span lang="sa-Deva" className="font-granth larger">
            {devanagari}
          </span>{" "}
          <i lang="sa-Latn" className="iast">
            {latin}
          </i>{" "}
          {exponent === 0 ? "1" : <PowerOfTen exponent={exponent} />}
        </li>
      ))}
    </ul>
  );
}
