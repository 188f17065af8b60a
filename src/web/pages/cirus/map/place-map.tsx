import { use, useId, useMemo } from "react";
import { PlaceName } from "../figures/figure.tsx";
import { INDICES, standing } from "../figures/indices.ts";
import { fullName, type Place } from "../lists/place.ts";
import { boxState, PlaceBox, SelectedContext } from "../selection.tsx";
import { Area } from "./area.tsx";
import type { MapDrawing } from "./drawing.ts";
import { circlesPath, type Mark, radiusOf } from "./marks.ts";
import { useMapCursor } from "./use-map-cursor.ts";
import { scaleOf } from "./zoom-box.ts";

/** A map for mouse, touch and keyboard; places are chosen as in the table. */
export function PlaceMap({ drawing }: { drawing: MapDrawing }) {
  const { ranked, label, box, marks, ground } = drawing;
  const { x: left, y: top, width, height } = box;
  const selected = use(SelectedContext);
  const byRank = useMemo(() => {
    const rankOf = ({ place }: Mark) => place.figures[INDICES[ranked.index].rank] ?? 0;
    return marks.toSorted((one, other) => rankOf(other) - rankOf(one));
  }, [marks, ranked]);
  const { shown, current, events } = useMapCursor(marks, byRank, box);
  const chosen = marks.filter(({ id }) => selected.includes(id));
  const points = useMemo(() => <Points drawing={drawing} />, [drawing]);
  const optionId = useId();
  const standingOf = ({ figures }: Place) => standing(figures, ranked.index, ranked.count);

  const listed = current && !selected.includes(current.id) ? [...chosen, current] : chosen;
  return (
    <div className="map-and-readout">
      <div
        className="place-map"
        role="listbox"
        tabIndex={0}
        aria-label={`${label}. Arrow keys move to the neighbour, Page Down to the next rank; Enter chooses.`}
        aria-multiselectable="true"
        aria-activedescendant={current && `${optionId}-${current.id}`}
        {...events}
      >
        <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
          {ground}
          {points}
          {chosen.map((mark) => (
            <Ring key={mark.id} mark={mark} drawing={drawing} className="map-chosen" />
          ))}
          {current && <Ring mark={current} drawing={drawing} className="map-current" />}
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
            aria-selected={selected.includes(id)}
            aria-setsize={marks.length}
            aria-posinset={byRank.findIndex((mark) => mark.id === id) + 1}
            className="unseen"
          >
            {fullName(place)}, {standingOf(place)}
          </div>
        ))}
      </div>
      {shown.length === 0 ? (
        <p className="map-readout note">
          Point at a place, or move from one to the next with the arrow keys. Press to choose it.
        </p>
      ) : (
        // Where several lie close together, each can be chosen.
        <ul className="map-readout">
          {shown.map(({ id, place }) => (
            <li key={id} className="place-choice">
              <PlaceBox place={place} state={boxState(selected, id)} />
              <span>
                <PlaceName place={place} />
                <span className="label num block">{standingOf(place)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const LEVELS = [null, 0, 1, 2, 3, 4] as const;

/** The places without an outline: one path for each class, the highest on top, however many there are. */
export function Points({ drawing: { marks, outlines, box, size } }: { drawing: MapDrawing }) {
  return LEVELS.map((level) => (
    <path
      key={level}
      className={`map-point map-level-${level ?? "none"}`}
      d={circlesPath(
        marks.filter((mark) => mark.level === level && !outlines[mark.id]).map(({ at }) => at),
        radiusOf(level) * scaleOf(box, size),
      )}
    />
  ));
}

interface RingProps {
  readonly mark: Mark;
  readonly drawing: MapDrawing;
  readonly className: string;
}

function Ring({ mark: { id, level, at }, drawing, className }: RingProps) {
  const { outlines, box, size } = drawing;
  const outline = outlines[id];
  if (outline) return <Area id={id} level={level} outline={outline} className={className} />;
  const radius = (radiusOf(level) + 5) * scaleOf(box, size);
  return <path className={className} d={circlesPath([at], radius)} />;
}
