import { type ReactNode, useId, useMemo } from "react";
import { INDICES, type IndexKind, standing } from "../figures/indices.ts";
import { fullName } from "../lists/place.ts";
import { useSelectedIds } from "../selection/selection.ts";
import { Area } from "./area.tsx";
import type { Point } from "./india-projection.ts";
import { MapReadout } from "./map-readout.tsx";
import { circlesPath, type Mark, radiusOf } from "./marks.ts";
import { useMapCursor } from "./use-map-cursor.ts";
import { type Box, scaleOf, wholeOf } from "./zoom-box.ts";

interface PlaceMapProps {
  readonly label: string;
  readonly size: Point;
  /** The part of the drawing in sight; by default all of it. */
  readonly box?: Box;
  readonly marks: readonly Mark[];
  readonly index: IndexKind;
  /** How many places have a rank, on the map or not. */
  readonly ranked: number;
  /** Outlines of places by id; other places are drawn as points. */
  readonly outlines?: Readonly<Record<string, string>>;
  /** What is drawn under the marks. */
  readonly ground: ReactNode;
}

const NO_OUTLINES: Readonly<Record<string, string>> = {};

/** A map for mouse, touch and keyboard; places are chosen as in the table. */
export function PlaceMap(props: PlaceMapProps) {
  const { label, size, marks, index, ranked, outlines = NO_OUTLINES, ground } = props;
  const { box = wholeOf(size) } = props;
  const { x: left, y: top, width, height } = box;
  const scale = scaleOf(box, size);
  const rankField = INDICES[index].rank;
  const byRank = useMemo(
    () =>
      marks.toSorted(
        (one, other) => (other.place.figures[rankField] ?? 0) - (one.place.figures[rankField] ?? 0),
      ),
    [marks, rankField],
  );
  const { shown, current, events } = useMapCursor(marks, byRank, box);
  const selected = new Set(useSelectedIds());
  const chosen = marks.filter(({ id }) => selected.has(id));
  const points = useMemo(
    () => <Points marks={marks.filter(({ id }) => !outlines[id])} scale={scale} />,
    [marks, outlines, scale],
  );
  const optionId = useId();

  const listed = current && !selected.has(current.id) ? [...chosen, current] : chosen;
  return (
    <div className="map-and-readout">
      <div
        className="place-map"
        role="listbox"
        tabIndex={0}
        aria-label={`${label}. Arrow keys walk to the neighbour, Page Down to the next rank, Enter chooses.`}
        aria-multiselectable="true"
        aria-activedescendant={current && `${optionId}-${current.id}`}
        {...events}
      >
        <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
          {ground}
          {points}
          {chosen.map((mark) => (
            <Ring
              key={mark.id}
              mark={mark}
              scale={scale}
              outline={outlines[mark.id]}
              className="map-chosen"
            />
          ))}
          {current && (
            <Ring
              mark={current}
              scale={scale}
              outline={outlines[current.id]}
              className="map-current"
            />
          )}
        </svg>
        {chosen.map(({ id, place, at: [x, y] }) => (
          <span
            key={id}
            className={`map-name ${x - left > width * 0.6 ? "map-name-before" : ""}`}
            style={{
              left: `${(100 * (x - left)) / width}%`,
              top: `${(100 * (y - top)) / height}%`,
            }}
            aria-hidden="true"
          >
            {place.name}
          </span>
        ))}
        {listed.map(({ id, place }) => (
          <div
            key={id}
            id={`${optionId}-${id}`}
            role="option"
            tabIndex={-1}
            aria-selected={selected.has(id)}
            aria-setsize={marks.length}
            aria-posinset={byRank.findIndex((mark) => mark.id === id) + 1}
            className="unseen"
          >
            {fullName(place)}, {standing(place.figures, index, ranked)}
          </div>
        ))}
      </div>
      <MapReadout marks={shown} index={index} ranked={ranked} />
    </div>
  );
}

/** Places as points: one path for each class, the highest on top, however many there are. */
export function Points({ marks, scale }: { marks: readonly Mark[]; scale: number }) {
  return [null, 0, 1, 2, 3, 4].map((level) => (
    <path
      key={level}
      className={`map-point map-level-${level ?? "none"}`}
      d={circlesPath(
        marks.filter((mark) => mark.level === level).map(({ at }) => at),
        radiusOf(level) * scale,
      )}
    />
  ));
}

interface RingProps {
  readonly mark: Mark;
  readonly scale: number;
  readonly outline: string | undefined;
  readonly className: string;
}

function Ring({ mark: { id, level, at }, scale, outline, className }: RingProps) {
  if (outline) return <Area id={id} level={level} outline={outline} className={className} />;
  return <path className={className} d={circlesPath([at], (radiusOf(level) + 5) * scale)} />;
}
