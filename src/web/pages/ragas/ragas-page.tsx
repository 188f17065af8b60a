import { useCallback, useDeferredValue, useEffect, useState } from "react";
import type { RagaRow } from "#contract/melakarta.ts";
import { melakartaScale } from "#domain/raga/melakarta.ts";
import { useAnswer } from "../../api/use-answer.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Crumbs } from "../../ui/frame/crumbs.tsx";
import { LeafRow } from "../../ui/frame/leaf-row.tsx";
import { Awaited } from "../../ui/loading/awaited.tsx";
import { ErrorBoundary } from "../../ui/loading/error-boundary.tsx";
import { type Loaded, useLoaded } from "../../ui/loading/use-loaded.ts";
import { Sanskrit } from "../../ui/text/sanskrit.tsx";
import { ABOVE } from "./crumbs.ts";
import { PressedBar } from "./play/pressed-bar.tsx";
import { RagaFilters } from "./raga-filters.tsx";
import { RagaList } from "./raga-list.tsx";
import { ChakraWheel } from "./wheel/chakra-wheel.tsx";
import "../../styles/tools.css";
import "./ragas.css";
import { SearchNote } from "./search-note.tsx";
import { useLoadedSearch } from "./use-loaded-search.ts";
import { useRagaAddress } from "./use-raga-address.ts";

// With scripts, the rows come from the API. This copy is for browsers without; only the build
// contains it.
const PlainRagas = import.meta.env.SSR ? (await import("./plain-ragas.tsx")).PlainRagas : null;

const loadSearch = async () => {
  const { isMelakartaName, otherNameOf, searchRagas } = await import("#domain/raga/search.ts");
  return (text: string) => ({
    numbers: searchRagas(text),
    isNamed: isMelakartaName(text),
    otherName: otherNameOf(text),
  });
};

// Sound code loads only when a visitor wants sound.
const loadSound = async () => (await import("./hear-it.tsx")).HearIt;
const loadRecogniser = async () => (await import("./recognise/recognise-scale.tsx")).RecogniseScale;

export function RagasPage() {
  return (
    <ErrorBoundary>
      <Ragas />
    </ErrorBoundary>
  );
}

function Ragas() {
  const { isOpened, filter, change, heard, stopHearing } = useRagaAddress();
  // Input shows at once; the wheel and the table follow together.
  const asked = useDeferredValue(filter);
  const { found: search, failure } = useLoadedSearch(loadSearch, asked.name);
  const found = search?.numbers ?? null;
  const list = useAnswer("GET /melakarta/melakarta-ragas", {});
  const ragas = list.state === "answered" ? list.value : null;
  const [isListening, listen] = useState(false);
  const recogniser = useLoaded(loadRecogniser, isListening);
  const sound = useLoaded(loadSound, heard !== null);
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const hear = useCallback(
    (number: number) => {
      const name = ragas?.[number - 1]?.raga_name_latin ?? "";
      setPressed((before) => ({ number, name, press: (before?.press ?? 0) + 1 }));
    },
    [ragas],
  );
  // The table first appears only when the initial search is ready.
  const isSearched = asked.name.trim() === "" || found !== null;
  const [isThere, setThere] = useState(false);
  const shown: Loaded<readonly RagaRow[]> =
    failure ?? (isThere || isSearched ? list : { ...list, state: "awaited" });
  useEffect(() => setThere((was) => was || shown.state === "answered"), [shown.state]);
  return (
    <>
      <LeafRow wide titledBy="page-title" margin={<Margin />}>
        <div className={isOpened ? "ragas-opening" : "ragas-opening unopened"}>
          <div>
            <Crumbs above={ABOVE} here="72 Melakarta ragas" />
            <h1 id="page-title">The 72 Melakarta ragas</h1>
            <p className="lead">
              Number 29 is S R2 G3 M1 P D2 N3: the number alone tells the notes. Twelve chakras fix
              rishabha, gandhara and madhyama; six places in each fix dhaivata and nishada.
            </p>
            <p className="note above-l">
              <span className="needs-scripts">
                Press a number, here or in the table, and its raga sounds.{" "}
              </span>
              In the wheel each chakra has a hue of its own. The higher the dhaivata and nishada,
              the lighter the colour and the further out it lies. Ragas that differ in madhyama
              alone, as 1 and 37, lie opposite each other.
            </p>
            <div className="no-print above-l">
              <div className="needs-scripts">
                <p className="note">Sing or play a scale, and see which of the 72 it is.</p>
                <Button aria-expanded={isListening} onClick={() => listen(!isListening)}>
                  Recognise it
                </Button>
              </div>
              <p className="note above-l">
                <a href="/ragas/janya">Janya ragas</a>, which are derived from these 72.
              </p>
            </div>
          </div>
          <ChakraWheel
            rows={ragas}
            filter={asked}
            found={found}
            heard={pressed?.number ?? heard}
            onChange={change}
            onHear={hear}
          />
        </div>
      </LeafRow>
      {isListening && (
        <LeafRow wide title="Recognise it" note="Your sound stays in this browser.">
          <div ref={intoView}>
            <Awaited outcome={recogniser} what="recogniser">
              {(RecogniseScale) => <RecogniseScale />}
            </Awaited>
          </div>
        </LeafRow>
      )}
      {heard !== null && (
        <LeafRow wide title="Hear it">
          <div className={sound.state === "awaited" ? "holds-back" : undefined}>
            <Awaited outcome={sound} what="sound">
              {(HearIt) => <HearIt number={heard} onClose={stopHearing} />}
            </Awaited>
          </div>
        </LeafRow>
      )}
      <LeafRow wide title="Every raga" margin={<RagaFilters filter={filter} onChange={change} />}>
        <noscript>{PlainRagas && <PlainRagas />}</noscript>
        <div className="ragas-live">
          <Awaited
            outcome={shown}
            what="search"
            loading="Loading ragas..."
            failed={failure ? undefined : "Failed to load ragas"}
          >
            {(rows) => (
              <>
                {search && (
                  <SearchNote {...search} text={asked.name} hasFound={search.numbers.length > 0} />
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
      <PressedBar
        pressed={
          pressed && {
            name: `${pressed.number} ${pressed.name}`,
            href: `/ragas/${pressed.number}`,
            scale: melakartaScale(pressed.number),
            press: pressed.press,
          }
        }
        onClose={() => setPressed(null)}
      />
    </>
  );
}

// What a button opens below the wheel would stay out of sight on a phone.
const intoView = (part: HTMLElement | null) => {
  part?.scrollIntoView?.({ block: "start" });
};

/** A raga whose number was pressed; each press plays it from the beginning. */
interface Pressed {
  readonly number: number;
  readonly name: string;
  readonly press: number;
}

function Margin() {
  return (
    <>
      <p className="folio-word">
        <Sanskrit font="ragas">मेलकर्ता</Sanskrit>
      </p>
      <p className="ref above-l">
        <i lang="sa-Latn">mela-kartā</i>, maker of a gathering: a parent scale of all seven svaras,
        rising and falling alike.
      </p>
    </>
  );
}
