import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { MELAKARTA_NUMBERS } from "#domain/raga/melakarta.ts";
import { RAGAS } from "#domain/raga/raga.ts";
import { isMelakartaName, searchRagas } from "#domain/raga/search.ts";
import { type InAddress, useAddress } from "../../../address/use-address.ts";
import { useAnswer } from "../../../api/use-answer.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Crumbs } from "../../../ui/frame/crumbs.tsx";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { Awaited } from "../../../ui/loading/awaited.tsx";
import { ErrorBoundary } from "../../../ui/loading/error-boundary.tsx";
import { Sanskrit } from "../../../ui/text/sanskrit.tsx";
import { ABOVE } from "../crumbs.ts";
import { SoundBar } from "../play/sound-bar.tsx";
import { RecogniseScale } from "../recognise/recognise-scale.tsx";
import { SearchNote } from "../search-note.tsx";
import { ChakraWheel } from "../wheel/chakra-wheel.tsx";
import { HearIt } from "./hear-it.tsx";
import { RAGA_FILTER, type RagaFilter } from "./raga-filter.ts";
import { RagaFilters } from "./raga-filters.tsx";
import { RagaList } from "./raga-list.tsx";
import { PlainRagas } from "./raga-table.tsx";
import "../../../styles/fonts-typed.css";
import "./ragas.css";

/** The raga to play, or null. */
const HEARD: InAddress<number | null> = {
  names: ["hear"],
  read: (address) =>
    MELAKARTA_NUMBERS.find((number) => `${number}` === address.get("hear")) ?? null,
  write: (number) => ({ hear: number }),
};

export function RagasPage() {
  return (
    <ErrorBoundary>
      <Ragas />
    </ErrorBoundary>
  );
}

function Ragas() {
  const { state: filter, change: changeFilter, isOpened } = useAddress(RAGA_FILTER);
  const { state: heard, change: changeHeard } = useAddress(HEARD);
  const change = useCallback(
    (part: Partial<RagaFilter>) => changeFilter((now) => ({ ...now, ...part })),
    [changeFilter],
  );
  // Input shows at once; the wheel and the table follow together.
  const asked = useDeferredValue(filter);
  const found = useMemo(
    () => (asked.name.trim() === "" ? null : searchRagas(asked.name)),
    [asked.name],
  );
  const list = useAnswer("GET /melakarta/melakarta-ragas", {});
  const [isListening, listen] = useState(false);
  /** A raga whose number was pressed; each press plays it from the beginning. */
  const [pressed, setPressed] = useState<{ number: number; press: number } | null>(null);
  const hear = useCallback((number: number) => {
    setPressed((before) => ({ number, press: (before?.press ?? 0) + 1 }));
  }, []);
  return (
    <>
      <LeafRow wide titledBy="page-title" margin={<Margin />}>
        <div className={isOpened ? "ragas-opening" : "ragas-opening unopened"}>
          <div>
            <Crumbs above={ABOVE} here="72 Melakarta ragas" />
            <h1 id="page-title">The 72 Melakarta ragas</h1>
            <p className="lead">
              The parent scales of Carnatic music. The number alone gives the notes: 29 is S R2 G3
              M1 P D2 N3. One of twelve chakras fixes rishabha, gandhara and madhyama (R, G, M); one
              of six places in it fixes dhaivata and nishada (D, N).
            </p>
            <p className="note above-l">
              <span className="needs-scripts">
                Press a number, in the wheel or in the table, to hear its raga.{" "}
              </span>
              Each chakra has its own hue. The higher the dhaivata and nishada of a raga, the
              lighter its colour and the further out it is. Ragas that differ only in madhyama, such
              as 1 and 37, are opposite each other.
            </p>
            <div className="no-print above-l">
              <div className="needs-scripts">
                <p className="note">Sing or play a scale, and see which of the 72 it is.</p>
                <Button aria-expanded={isListening} onClick={() => listen(!isListening)}>
                  Recognise a scale
                </Button>
              </div>
              <p className="note above-l">
                <a href="/ragas/janya">Janya ragas</a>, which are derived from these 72.
              </p>
            </div>
          </div>
          <ChakraWheel
            filter={asked}
            found={found}
            heard={pressed?.number ?? heard}
            onChange={change}
            onHear={hear}
          />
        </div>
      </LeafRow>
      {isListening && (
        <LeafRow wide title="Recognise a scale" note="Your sound stays in this browser.">
          <div ref={intoView}>
            <RecogniseScale />
          </div>
        </LeafRow>
      )}
      {heard !== null && (
        <LeafRow wide title="Hear it">
          <HearIt number={heard} onClose={() => changeHeard(null, "in place")} />
        </LeafRow>
      )}
      <LeafRow wide title="Every raga" margin={<RagaFilters filter={filter} onChange={change} />}>
        {/* The build alone draws and holds it; with scripts, the rows come from the API. */}
        <noscript>{import.meta.env.SSR && <PlainRagas />}</noscript>
        <div className="ragas-live">
          <Awaited outcome={list} loading="Loading ragas..." failed="Failed to load ragas">
            {(rows) => (
              <>
                {found && (
                  <SearchNote
                    text={asked.name}
                    isNamed={isMelakartaName(asked.name)}
                    hasFound={found.length > 0}
                  />
                )}
                <RagaList
                  rows={rows}
                  filter={asked}
                  found={found}
                  heard={pressed?.number ?? null}
                  onChange={change}
                  onHear={hear}
                />
              </>
            )}
          </Awaited>
        </div>
      </LeafRow>
      {pressed && (
        <SoundBar
          name={`${pressed.number} ${RAGAS[pressed.number - 1]!.name}`}
          href={`/ragas/${pressed.number}`}
          scale={RAGAS[pressed.number - 1]!}
          press={pressed.press}
          onClose={() => setPressed(null)}
        />
      )}
    </>
  );
}

// What a button opens below the wheel would stay out of sight on a phone.
const intoView = (part: HTMLElement | null) => {
  part?.scrollIntoView?.({ block: "start" });
};

function Margin() {
  return (
    <>
      <p className="folio-word">
        <Sanskrit font="ragas">मेलकर्ता</Sanskrit>
      </p>
      <p className="ref above-l">
        <i lang="sa-Latn">mela-kartā</i>, maker of a gathering: a parent scale of all seven svaras,
        the same up and down.
      </p>
    </>
  );
}
