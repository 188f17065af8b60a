/** Says that the whitepaper is not there yet, and what to read meanwhile. */
export function Whitepaper() {
  return (
    <div className="answer">
      <p>
        <span className="tag">Coming Soon...</span>
      </p>
      <p>
        There is no whitepaper to read yet, and no date for one. What it is to build on is on these
        pages already: how a letter is made in the mouth (<a href="/stnc/sound">Sound</a>), what
        number it is (<a href="/stnc/numbers">Numbers</a>) and how the boundless is counted with few
        signs (<a href="/stnc/hero">Infinite to Finite</a>).
      </p>
    </div>
  );
}
