import { Link } from "../../../ui/link.tsx";

/** The whitepaper that is not there yet, and what can be read meanwhile. */
export function Whitepaper() {
  return (
    <div className="answer">
      <p>
        <span className="tag">Coming Soon...</span>
      </p>
      <p>
        There is no whitepaper to read yet, and no date for one. What it is to build on is on these
        pages already: how a letter is made in the mouth (<Link to="/stnc/sound">Sound</Link>), what
        number it is (<Link to="/stnc/numbers">Numbers</Link>) and how the boundless is counted with
        few signs (<Link to="/stnc/hero">Infinite to Finite</Link>).
      </p>
    </div>
  );
}
