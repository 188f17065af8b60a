const SOURCES: readonly (readonly [letter: string, source: string])[] = [
  ["W", "Wikipedia, List of Janya ragas, as kept in 2020 by carnatic-music/kosha"],
  ["G", "the same list as kept in 2026 by carnaticlabs/Sangeetha-Grantha"],
  ["V", "the same list as kept by vishugp/CarnaticRagas"],
  ["R", "carnatic-music/ragavardhini, ragams.psv (2015)"],
  ["S", "vinoth4v/sruthiscribe-learn, engine.ts"],
  ["L", "hemanth/swaraga, raga-lexicon.js"],
  ["C", "codevalley/raagawheel, janyas, after Wikipedia, karnatik.com and ragasurabhi.com"],
];

/** What the letters of the sources stand for. */
export function JanyaSources() {
  return (
    <dl className="janya-sources">
      {SOURCES.map(([letter, source]) => (
        <div key={letter}>
          <dt>{letter}</dt> <dd>{source}</dd>
        </div>
      ))}
    </dl>
  );
}
