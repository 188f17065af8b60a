import { VARGA_LETTERS, type VargaLetter } from "../varga-letters.ts";
import "./weave-letters.css";

/** In the order of the rows and of the columns. */
const PLACES = ["throat", "palate", "roof of the mouth", "teeth", "lips"];
const EFFORTS = ["plain", "with breath", "with voice", "with voice and breath", "through the nose"];

/**
 * Links over the letters of the drawing: the one pointed at, focused or pressed gets the ring and
 * tells its sound, number and colour. They need no script: the address stores the pressed one.
 */
export function WeaveLetters({ example }: { example: VargaLetter }) {
  return (
    <ol className="weave-letters" aria-label="The twenty-five letters">
      {VARGA_LETTERS.map(({ latin, value, row, column, shade }) => (
        <li
          key={value}
          id={`${latin}a`}
          className={value === example.value ? "weave-first" : undefined}
        >
          <a href={`#${latin}a`}>
            <span className="weave-told">
              <b lang="sa-Latn">{`${latin}a`}</b>
              {` a sound: ${PLACES[row]}, ${EFFORTS[column]} `}
              <br />
              {`a number: ${value} `}
              <br />
              {`a colour: ${shade}`}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
