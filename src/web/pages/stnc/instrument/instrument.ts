import { LETTERS_BY_STHANA } from "#domain/sound/articulation.data.ts";
import { type Articulation, articulationOf } from "#domain/sound/articulation.ts";
import { lettersOf } from "#domain/sound/voice/syllable.ts";
import { type Spoken, speak, speakBetween } from "#domain/sound/voice/voice.ts";
import { hush, say } from "../../../voice/say.ts";
import { NoSoundError } from "../../ragas/listen/audio-output.ts";
import { letterPosture, phasePostures, placeShown, walkPosture } from "../mouth/letter-posture.ts";
import { CONTACTS, type Posture, postureOf } from "../mouth/posture.ts";
import { PLACES } from "../places.ts";
import { element } from "./drawn.ts";
import style from "./instrument.css?inline";
import { letterFacts } from "./letter-facts.ts";
import { contactBetween, Mouth } from "./mouth.ts";
import { soundStrip } from "./sound-strip.ts";

/** Something to sound and to show. */
interface Piece {
  /** As it is taught: gha, ā, aṃ. */
  readonly name: string;
  readonly letter: Articulation;
  readonly spoken: Spoken;
  /** The posture of the touch, where it lies between two places; its own otherwise. */
  readonly touch?: Posture;
  /** 0 for ka to 4 for pa; null where nothing touches. */
  readonly walk: number | null;
}

const find = <Found extends Element>(selector: string) => document.querySelector<Found>(selector)!;

const pin = find(".pin");
const said = find(".pin-said");
const walkInput = find<HTMLInputElement>("#walk");
const speedInput = find<HTMLInputElement>("#speed");
const mouth = new Mouth(find(".mouth"), postureOf("guttural", "touch"));
const stopButton = element("button", { type: "button", class: "button button-filled said-stop" });
const still = matchMedia("(prefers-reduced-motion: reduce)");

const strip = element("div", { class: "strip-room" });

let turn = 0;
let lastPieces: readonly Piece[] = [];

adoptStyle();
pin.setAttribute("data-live", "");
pin.append(stopButton);
withoutJump(() => find("#places").before(strip));
stopButton.addEventListener("click", () => (isSounding() ? stop() : void playAll(lastPieces)));
addEventListener("keydown", ({ key }) => {
  if (key === "Escape") stop();
});

/** Sounds and shows what was pressed: a letter, a row, the slide, a switch or the speed. */
export async function play(pressed: HTMLElement): Promise<void> {
  if (pressed.localName === "button") return playAll(namesOf(pressed).map(pieceOf));
  if (pressed === speedInput) {
    speedInput.ariaValueText = slowness() === 1 ? "natural" : `${slowness()} times slower`;
    return;
  }
  const made = pieceMade();
  if (made) await playAll([made]);
  else {
    stop();
    said.textContent =
      "No letter is made so: what goes through the nose is voiced, with little breath.";
  }
}

/** The letters that a button names: its own, or the five stops of its row. */
function namesOf(button: HTMLElement): string[] {
  if (!button.matches(".varna-place")) return [button.ariaLabel ?? button.textContent];
  const names: string[] = [];
  let next = button.nextElementSibling;
  while (next instanceof HTMLElement && names.length < 5) {
    names.push(next.ariaLabel!);
    next = next.nextElementSibling;
  }
  return names;
}

/** A letter by its name as it is taught, such as gha or aṃ. */
function pieceOf(name: string): Piece {
  const letters = lettersOf(name)!;
  const letter = letters.find(({ manner }) => manner !== "vowel") ?? letters[0]!;
  const place = placeShown(letter);
  return {
    name,
    letter,
    spoken: speak(name, slowness())!,
    walk: place === null ? null : PLACES.indexOf(place),
  };
}

/** What the slide and the switches make; null where no letter is made so. */
function pieceMade(): Piece | null {
  const walk = walkInput.valueAsNumber;
  const place = PLACES[Math.round(walk)]!;
  const isOn = (feature: string) => find<HTMLInputElement>(`.maker [value="${feature}"]`).checked;
  const features = ["voiced", "aspirated", "nasal"].filter(isOn).join(" ");
  const effort = EFFORTS[features];
  walkInput.ariaValueText = `${LETTERS_BY_STHANA[place]["voiceless stop"]}a${walk % 1 ? ", nearly" : ""}`;
  if (!effort) return null;
  const piece = pieceOf(`${LETTERS_BY_STHANA[place][effort]}a`);
  if (walk % 1 === 0) return piece;
  const touch = walkPosture(PLACES, walk);
  if (piece.letter.nasal) return { ...piece, touch, walk };
  return { ...piece, spoken: speakBetween(walk, piece.letter, slowness()), touch, walk };
}

const EFFORTS: Readonly<
  Record<
    string,
    | "voiceless stop"
    | "voiceless aspirated stop"
    | "voiced stop"
    | "voiced aspirated stop"
    | "nasal stop"
  >
> = {
  "": "voiceless stop",
  aspirated: "voiceless aspirated stop",
  voiced: "voiced stop",
  "voiced aspirated": "voiced aspirated stop",
  "voiced nasal": "nasal stop",
};

async function playAll(pieces: readonly Piece[]) {
  const mine = ++turn;
  lastPieces = pieces;
  mark(true);
  try {
    for (const piece of pieces) {
      await playOne(piece, mine);
      if (turn !== mine) return;
    }
  } catch (error) {
    if (!(error instanceof NoSoundError)) throw error;
    said.append(element("p", { class: "note" }, error.message));
  }
  if (turn === mine) mark(false);
}

async function playOne(piece: Piece, mine: number) {
  const { spoken } = piece;
  show(piece);
  const saying = await say(spoken);
  if (turn !== mine) return;
  if (!still.matches) {
    const postures = phasePostures(spoken.phases, articulationOf, piece.touch);
    let last = performance.now();
    const step = (now: number) => {
      if (turn !== mine || !isSounding()) return;
      const ms = saying.position();
      if (ms > spoken.ms) return;
      const index = Math.max(
        0,
        spoken.phases.findLastIndex(({ from }) => from <= ms),
      );
      mouth.follow(postures[index]!, now - last);
      mouth.soundAt(spoken, ms);
      mouth.touch(contactOf(piece, spoken.phases[index]!.kind === "touch"), colourOf(piece));
      last = now;
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }
  await saying.ended;
  if (turn === mine) rest(piece);
}

/** Tells and draws a letter before it sounds. */
function show(piece: Piece) {
  const { name, spoken } = piece;
  for (const other of document.querySelectorAll(".letter[aria-pressed]")) {
    other.removeAttribute("aria-pressed");
  }
  const cell = cellOf(piece);
  cell?.setAttribute("aria-pressed", "true");
  said.replaceChildren(
    ...letterFacts(piece, cell?.querySelector("span")?.textContent ?? "", colourOf(piece)),
  );
  strip.replaceChildren(soundStrip(spoken, name));
  mouth.describe(`The mouth at ${name}`);
  rest(piece);
}

/** The posture by which the letter is known, with what it is made of. */
function rest(piece: Piece) {
  const { letter, touch } = piece;
  mouth.take(touch ?? letterPosture(letter));
  mouth.touch(
    contactOf(piece, letter.manner === "stop" || letter.manner === "lateral"),
    colourOf(piece),
  );
  mouth.sound({ voice: letter.voiced, breath: letter.aspirated, nose: letter.nasal ? 1 : 0 });
}

function contactOf({ walk }: Piece, isTouching: boolean) {
  if (walk === null || !isTouching) return null;
  return contactBetween(
    PLACES.map((place) => CONTACTS[place]),
    walk,
  );
}

function stop() {
  turn++;
  hush();
  mark(false);
  if (lastPieces[0]) rest(lastPieces[0]);
}

const isSounding = () => pin.getAttribute("data-live") === "sounding";

function mark(isOn: boolean) {
  pin.setAttribute("data-live", isOn ? "sounding" : "still");
  stopButton.textContent = isOn ? "Stop" : "Play";
}

const slowness = () => 1 + (4 - speedInput.valueAsNumber) / 2;

const cellOf = ({ name }: Piece) =>
  document.querySelector<HTMLElement>(`.letter[aria-label="${name}"]`);

const colourOf = (piece: Piece) =>
  cellOf(piece)?.querySelector("rect")?.getAttribute("fill") ?? "currentColor";

/** Does something that makes room above what is in sight, and leaves what is in sight where it is. */
function withoutJump(change: () => void) {
  const below = find("#places");
  const before = below.getBoundingClientRect().top;
  change();
  if (before < 0) scrollBy(0, below.getBoundingClientRect().top - before);
}

function adoptStyle() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
}
