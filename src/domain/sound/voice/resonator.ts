/** Samples in a second: enough for every noise of speech that matters, and every browser plays it. */
export const SAMPLE_RATE = 16_000;

/** One resonance: a filter of two poles, with gain 1 at 0 Hz (Klatt 1980, equation 2). */
export class Resonator {
  #a = 1;
  #b = 0;
  #c = 0;
  #last = 0;
  #lastButOne = 0;
  #lastIn = 0;
  #lastInButOne = 0;

  tune(hertz: number, bandwidth: number): this {
    const radius = Math.exp((-Math.PI * bandwidth) / SAMPLE_RATE);
    this.#c = -radius * radius;
    this.#b = 2 * radius * Math.cos((2 * Math.PI * hertz) / SAMPLE_RATE);
    this.#a = 1 - this.#b - this.#c;
    return this;
  }

  pass(input: number): number {
    const output = this.#a * input + this.#b * this.#last + this.#c * this.#lastButOne;
    this.#lastButOne = this.#last;
    this.#last = output;
    return output;
  }

  /** The opposite: takes the resonance out. */
  block(input: number): number {
    const output = (input - this.#b * this.#lastIn - this.#c * this.#lastInButOne) / this.#a;
    this.#lastInButOne = this.#lastIn;
    this.#lastIn = input;
    return output;
  }

  /** Lets only the resonance through: nothing at 0 Hz and at half the sample rate, 1 at its peak. */
  passBand(input: number): number {
    const output =
      ((1 + this.#c) / 2) * (input - this.#lastInButOne) +
      this.#b * this.#last +
      this.#c * this.#lastButOne;
    this.#lastInButOne = this.#lastIn;
    this.#lastIn = input;
    this.#lastButOne = this.#last;
    this.#last = output;
    return output;
  }

  /** The root mean square that `passBand` leaves of white noise from −1 to 1. */
  get noiseGain(): number {
    return Math.sqrt((1 + this.#c) / 2 / 3);
  }
}
