import { LETTERS_BY_STHANA, type MainSthana } from "#domain/sound/articulation.data.ts";
import { articulationOf } from "#domain/sound/articulation.ts";
import { NoSoundError } from "../../../voice/audio-output.ts";
import { hush, say } from "../../../voice/say.ts";
import { phasePostures } from "../mouth/letter-posture.ts";
import { CONTACTS, postureOf } from "../mouth/posture.ts";
import { PLACES } from "../places.ts";
import { element } from "./drawn.ts";
import style from "./instrument.css?inline";
import { letterFacts } from "./letter-facts.ts";
import { contactBetween, Mouth } from "./mouth.ts";
import { type Piece, pieceMade, pieceOf, placeAt } from "./piece.ts";
import { soundStrip } from "./sound-strip.ts";

const find = <Found extends Element>(selector: string) => document.querySelector<Found>(selector)!;

const pin = find(".pin");
const said = find(".pin-said");
const walkInput = find<HTMLInputElement>("#walk");
const speedInput = find<HTMLInputElement>("#speed");
const mouth = new Mouth(find(".mouth"), postureOf("guttural", "touch"));
const stopButton = element("button", { type: "button", class: "button button-filled said-stop" });
const strip = element("div", { class: "strip-room" });
const cells = new Map(
  Array.from(document.querySelectorAll(".varna .letter"), (cell) => [nameOf(cell), cell]),
);
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Changes with everything that is pressed, so that what was pressed before knows it is over. */
let turn = 0;
let lastPieces: readonly Piece[] = [];
/** While the slide is drawn, a sound is heard to its end before the next one. */
let isSliding = false;

setUp();

/** Sounds and shows what was pressed: a letter, a row, the slide, a switch or the speed. */
export async function play(pressed: HTMLElement): Promise<void> {
  if (pressed !== walkInput) isSliding = false;
  if (pressed.localName === "button") {
    await playAll(namesOf(pressed).map((name) => pieceOf(name, slowness())));
  } else if (pressed === speedInput) {
    speedInput.ariaValueText = slowness() === 1 ? "natural" : `${slowness()} times slower`;
  } else if (pressed === walkInput) {
    await slide();
  } else {
    await playMade();
  }
}

/** The letters that a button names: its own, or the five stops of its row. */
function namesOf(button: Element): string[] {
  if (!button.matches(".varna-place")) return [nameOf(button)];
  const cells = [...button.parentElement!.children];
  const first = cells.indexOf(button) + 1;
  return cells.slice(first, first + 5).map(nameOf);
}

function nameOf(button: Element): string {
  return button.querySelector("[lang=sa-Latn]")!.textContent;
}

async function slide() {
  const walk = walkInput.valueAsNumber;
  const nearest = `${LETTERS_BY_STHANA[placeAt(walk)]["voiceless stop"]}a`;
  walkInput.ariaValueText = walk % 1 === 0 ? nearest : `near ${nearest}`;
  const piece = made();
  if (piece) rest(piece);
  if (isSliding) return;
  isSliding = true;
  let heard: number;
  do {
    heard = walkInput.valueAsNumber;
    await playMade();
  } while (isSliding && heard !== walkInput.valueAsNumber);
  isSliding = false;
}

const made = () => {
  const isOn = (feature: string) => find<HTMLInputElement>(`.maker [value="${feature}"]`).checked;
  const features = ["voiced", "aspirated", "nasal"].filter(isOn).join(" ");
  return pieceMade(walkInput.valueAsNumber, features, slowness());
};

async function playMade() {
  const piece = made();
  if (piece) return playAll([piece]);
  stop();
  said.textContent =
    "No letter is made so: what goes through the nose is voiced, with little breath.";
}

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
    if (turn !== mine) return;
    said.append(element("p", { class: "note" }, error.message));
  }
  mark(false);
}

async function playOne(piece: Piece, mine: number) {
  show(piece);
  const saying = await say(piece.spoken);
  if (turn !== mine) return;
  // Under the hand the mouth follows the slide, not the sound.
  let isOver = false;
  const isMoving = () => turn === mine && !isOver;
  if (!still.matches && !isSliding) move(piece, saying.position, isMoving);
  await saying.ended;
  isOver = true;
  if (turn === mine && !isSliding) rest(piece);
}

/** Moves the mouth at the pace of the sound. */
function move(
  { letter, name, spoken, posture, walk }: Piece,
  position: () => number,
  isOn: () => boolean,
) {
  const postures = phasePostures(
    spoken.phases,
    articulationOf,
    walk === null ? undefined : posture,
  );
  let last = performance.now();
  const step = (now: number) => {
    const ms = position();
    if (!isOn() || ms > spoken.ms) return;
    const index = spoken.phases.findLastIndex(({ from }) => from <= ms);
    const phase = spoken.phases[Math.max(0, index)]!;
    mouth.follow(postures[Math.max(0, index)]!, now - last);
    mouth.soundAt(spoken, ms);
    const isTouching = phase.kind === "touch" && phase.letter === letter.latin;
    mouth.touch(isTouching ? contactAt(walk) : null, colourOf(name));
    last = now;
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** Tells and draws a letter before it sounds. */
function show(piece: Piece) {
  const { name, spoken } = piece;
  find(".letter[aria-pressed]")?.removeAttribute("aria-pressed");
  const cell = cellOf(name);
  cell.setAttribute("aria-pressed", "true");
  said.replaceChildren(...letterFacts(piece, cell));
  strip.replaceChildren(soundStrip(spoken, name));
  mouth.describe(`The mouth at ${name}`);
  rest(piece);
}

/** The posture by which the letter is known, with what it is made of. */
function rest({ letter, name, posture, walk }: Piece) {
  mouth.take(posture);
  const touches = letter.manner === "stop" || letter.manner === "lateral";
  mouth.touch(touches ? contactAt(walk) : null, colourOf(name));
  mouth.sound({ voice: letter.voiced, breath: letter.aspirated, nose: letter.nasal ? 1 : 0 });
}

/** The stop of a place, as the drawing shows it before any letter has sounded. */
function turnTo(place: MainSthana) {
  stop();
  mouth.describe("The mouth from the side, as it makes a stop");
  mouth.take(postureOf(place, "touch"));
  mouth.touch(CONTACTS[place], colourOf(`${LETTERS_BY_STHANA[place]["voiceless stop"]}a`));
  mouth.sound({ voice: false, breath: false, nose: 0 });
}

const contactAt = (walk: number | null) =>
  walk === null
    ? null
    : contactBetween(
        PLACES.map((place) => CONTACTS[place]),
        walk,
      );

function stop() {
  turn++;
  isSliding = false;
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

const cellOf = (name: string) => cells.get(name)!;

const colourOf = (name: string) => cellOf(name).querySelector("rect")!.getAttribute("fill")!;

function setUp() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  pin.setAttribute("data-live", "");
  pin.append(stopButton);
  stopButton.addEventListener("click", () => (isSounding() ? stop() : void playAll(lastPieces)));
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") stop();
  });
  addEventListener("hashchange", () => {
    const place = PLACES.find((one) => location.hash === `#${one}`);
    if (place) turnTo(place);
  });
  // What is in sight below the new drawing stays where it is.
  const below = find("#places");
  const before = below.getBoundingClientRect().top;
  below.before(strip);
  if (before < 0) scrollBy(0, below.getBoundingClientRect().top - before);
}
