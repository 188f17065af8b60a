import { Fragment } from "react";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { Sanskrit } from "../../../ui/text/sanskrit.tsx";

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

// The ends of the ruler, as powers of ten of a hertz.
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
    <svg className="ruler" role="img">
      <title>Infrasound, hearing, ultrasound</title>
      <desc>
        From 0.1 Hz to 1 MHz, each step ten times the last: infrasound to 20 Hz, hearing to 20 kHz,
        then ultrasound.
      </desc>
      {BANDS.map(({ name, from, to }) => (
        <Fragment key={name}>
          <rect
            className="ruler-band"
            x={at(from)}
            y="24"
            width={percent(share(to) - share(from))}
            height="44"
          />
          <text className="ruler-name" x={percent((share(from) + share(to)) / 2)} y="51">
            {name}
          </text>
        </Fragment>
      ))}
      {[LOWEST_HEARD, HIGHEST_HEARD].map((hertz) => (
        <Fragment key={hertz}>
          <line className="ruler-edge" x1={at(hertz)} x2={at(hertz)} y1="20" y2="76" />
          <text className="ruler-edge-name" x={at(hertz)} y="14">
            {hertzText(hertz)}
          </text>
        </Fragment>
      ))}
      {Array.from({ length: LAST_POWER - FIRST_POWER - 1 }, (_, index) => {
        const power = FIRST_POWER + 1 + index;
        const hertz = 10 ** power;
        return (
          <g key={power} className={power % 2 === 0 ? undefined : "ruler-fine"}>
            <line className="ruler-tick" x1={at(hertz)} x2={at(hertz)} y1="68" y2="76" />
            <text className="ruler-label" x={at(hertz)} y="94">
              {hertzText(hertz)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const share = (hertz: number) => (Math.log10(hertz) - FIRST_POWER) / (LAST_POWER - FIRST_POWER);
const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;
const at = (hertz: number) => percent(share(hertz));
const hertzText = (hertz: number) => (hertz < 1000 ? `${hertz} Hz` : `${hertz / 1000} kHz`);
