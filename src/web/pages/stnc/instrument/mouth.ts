import { type Score, valueAt } from "#domain/sound/voice-score.ts";
import type { Point } from "../mouth/curve.ts";
import { blend, mouthShapes, type Posture } from "../mouth/posture.ts";
import { drawn } from "./drawn.ts";

/** How quickly the mouth follows: after this time two thirds of the way are done. */
const INERTIA_MS = 28;
const VELUM_DEGREES = 30;
const FOLD_STEP = 8;

/**
 * Waves at the folds, breath before the lips, and the way through the nose: their lines, and where
 * their names stand. The drawing names the nose already.
 */
const SIGNS = [
  {
    name: "voice",
    path: "M291 402q11-8 22 0m-27-9q16-11 32 0m-38-9q22-13 44 0",
    at: [208, 419],
  },
  {
    name: "breath",
    path: "M36 228q-8 11 0 22m-13-28q-11 17 0 34m-13-40q-14 23 0 46",
    at: [-22, 296],
  },
  {
    name: "nose",
    path: "M306 376C334 330 349 270 349 202C349 146 318 108 250 106C180 104 104 108 62 142L34 172M33 158L34 173L49 170",
    at: null,
  },
] as const;

/** The one drawing of the mouth that moves. */
export class Mouth {
  readonly #svg: SVGSVGElement;
  #posture: Posture;

  constructor(svg: SVGSVGElement, posture: Posture) {
    this.#svg = svg;
    this.#posture = posture;
    // The names of the parts lie over the lines.
    const names = svg.querySelector("text")!;
    for (const { name, path, at } of SIGNS) {
      const sign = drawn("g", { class: `mouth-${name}` }, drawn("path", { d: path }));
      if (at) sign.append(drawn("text", { x: `${at[0]}`, y: `${at[1]}` }, name));
      names.before(sign);
    }
  }

  /** Says what it shows. */
  describe(title: string) {
    this.#svg.querySelector("title")!.textContent = title;
  }

  /** Takes a posture at once. */
  take(posture: Posture) {
    this.#posture = posture;

    const { head, air, tongue, lowerTooth } = mouthShapes(posture);
    this.#part("flesh").setAttribute("d", head);
    this.#part("air").setAttribute("d", air);
    this.#part("moving").setAttribute("d", tongue);
    this.#svg.querySelector("path.not-labial")!.setAttribute("d", lowerTooth);
  }

  /** Moves on towards a posture. */
  follow(goal: Posture, passedMs: number) {
    this.take(blend(this.#posture, goal, 1 - Math.exp(-passedMs / INERTIA_MS)));
  }

  /** Shows where the mouth is touched, and by what colour; null for nowhere. */
  touch(contact: Point | null, colour?: string) {
    const point = this.#svg.querySelector<SVGCircleElement>(".mouth-contact")!;
    point.style.visibility = contact ? "visible" : "hidden";
    if (!contact) return;
    point.setAttribute("cx", `${contact[0]}`);
    point.setAttribute("cy", `${contact[1]}`);
    if (colour) point.setAttribute("fill", colour);
  }

  /** Shows voice, breath and nose as they are at a moment of what is spoken. */
  soundAt({ tracks, hisses }: Score, ms: number) {
    const isHissing = hisses.some(({ from, until }) => from <= ms && ms < until);
    this.sound({
      voice: Math.max(valueAt(tracks.voice, ms), valueAt(tracks.hum, ms)) > 0.1,
      breath: isHissing || valueAt(tracks.breath, ms) > 0.3,
      nose: valueAt(tracks.nose, ms),
    });
  }

  sound({ voice, breath, nose }: { voice: boolean; breath: boolean; nose: number }) {
    this.#show("voice", voice);
    this.#show("breath", breath);
    this.#show("nose", nose > 0.3);
    this.#turn("velum", `rotate(${VELUM_DEGREES * nose}deg)`);
    this.#turn("fold-front", `translateX(${voice ? FOLD_STEP : 0}px)`);
    this.#turn("fold-back", `translateX(${voice ? -FOLD_STEP : 0}px)`);
  }

  #show(part: string, isShown: boolean) {
    this.#part(part).style.visibility = isShown ? "visible" : "hidden";
  }

  #turn(part: string, transform: string) {
    this.#part(part).style.transform = transform;
  }

  #part(name: string): SVGElement {
    return this.#svg.querySelector<SVGElement>(`.mouth-${name}`)!;
  }
}

/** The point of a touch on the way from one place to the next, along the roof of the mouth. */
export function contactBetween(contacts: readonly Point[], walk: number): Point {
  const [x, y] = contacts[Math.floor(walk)]!;
  const [toX, toY] = contacts[Math.ceil(walk)]!;
  const share = walk % 1;
  return [x + (toX - x) * share, y + (toY - y) * share];
}
