import { Fragment } from "react";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { Sanskrit } from "../../../ui/text/sanskrit.tsx";
import { BAND, percent, ScaleDrawing, type Tick } from "../scale-drawing.tsx";

/** What lies below and above what is heard. */
export function HeardAndUnheard() {
  return (
    <LeafRow
      title="Heard and unheard"
      note="On a ruler where each step is ten times the last."
      wide
      margin={
        <p className="note">
          <Sanskrit font="granth" iast="nāda">
            नाद
          </Sanskrit>
          , sound: tone before it becomes speech.
        </p>
      }
    >
      <AudibleRuler />
      <div className="columns above-l">
        <div>
          <h3 className="large">Infrasound, below 20 Hz</h3>
          <p className="note">
            Fewer than 20 swings in a second do not join into a tone. Strong ones are heard as
            beats, and felt.
          </p>
        </div>
        <div>
          <h3 className="large">The human range, 20 Hz to 20 kHz</h3>
          <p className="note">
            Almost ten octaves: 20 Hz doubled ten times is 20,480 Hz. The upper limit falls with
            age. Every letter of every language lies between the two.
          </p>
        </div>
        <div>
          <h3 className="large">Ultrasound, above 20 kHz</h3>
          <p className="note">
            More than 20,000 swings in a second. Bats find their way by it, and doctors look into
            the body with it.
          </p>
        </div>
      </div>
      <p className="ref above-xl">
        That infrasound begins below 20 Hz: Acoustical Society of America, standard terminology,
        2.17. We deliberately play none of it: loudspeakers do not reach the lowest tones, and the
        highest can harm an ear unheard.
      </p>
    </LeafRow>
  );
}

/** The edges of hearing, in hertz. @see asastandards.org, 2.17 infrasonic frequency, for the lower. */
const LOWEST_HEARD = 20;
const HIGHEST_HEARD = 20_000;

/** The ends of the ruler, as powers of ten of a hertz. */
const FIRST_POWER = -1;
const LAST_POWER = 6;

const BANDS = [
  { name: "Infrasound", from: 10 ** FIRST_POWER, to: LOWEST_HEARD },
  { name: "Heard", from: LOWEST_HEARD, to: HIGHEST_HEARD },
  { name: "Ultrasound", from: HIGHEST_HEARD, to: 10 ** LAST_POWER },
] as const;

/** The audible range, between what is too low and what is too high. */
function AudibleRuler() {
  return (
    <ScaleDrawing
      title="Infrasound, hearing, ultrasound"
      description="From 0.1 Hz to 1 MHz, each step ten times the last: infrasound to 20 Hz, hearing to 20 kHz, then ultrasound."
      above={[LOWEST_HEARD, HIGHEST_HEARD].map((hertz) => tick(hertz, true))}
      below={[0, 1, 2, 3, 4, 5].map((power) => tick(10 ** power, power % 2 === 0))}
    >
      {BANDS.map(({ name, from, to }) => (
        <Fragment key={name}>
          <rect
            {...BAND}
            className={name === "Heard" ? "scale-heard" : "scale-unseen"}
            x={percent(share(from))}
            width={percent(share(to) - share(from))}
          />
          <text x={percent((share(from) + share(to)) / 2)} y={BAND.y + BAND.height / 2 + 5}>
            {name}
          </text>
        </Fragment>
      ))}
    </ScaleDrawing>
  );
}

const share = (hertz: number) => (Math.log10(hertz) - FIRST_POWER) / (LAST_POWER - FIRST_POWER);
const tick = (hertz: number, isMain: boolean): Tick => ({
  at: share(hertz),
  text: hertz < 1000 ? `${hertz} Hz` : `${hertz / 1000} kHz`,
  isMain,
});
