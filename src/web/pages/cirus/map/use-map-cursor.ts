import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent as PointerMove,
  use,
  useState,
} from "react";
import { ActionsContext } from "../selection.tsx";
import type { Point } from "./india-projection.ts";
import type { Mark } from "./marks.ts";
import { isArrow, nearestTo, neighbour } from "./nearest.ts";
import { PointedContext } from "./pointed.tsx";
import type { Box } from "./zoom-box.ts";

/** How close the pointer must come, in CSS pixels. */
const REACH_PX = { mouse: 14, finger: 22 } as const;
/** A finger cannot separate neighbours, so up to this many are offered. */
const MOST_OFFERED = 4;

/**
 * The cursor on a map: the place pointed at or reached by keyboard, with those that share its
 * point. Arrow keys move to the neighbour, Home and End to the highest and lowest rank, Page Down
 * and Page Up one rank down and up. Enter, Space or a click chooses the place; the first touch only
 * shows what is there.
 */
export function useMapCursor(marks: readonly Mark[], byRank: readonly Mark[], box: Box) {
  const { toggle } = use(ActionsContext);
  const [pointed, point] = use(PointedContext);
  const current = marks.find(({ id }) => id === pointed);
  // What a finger found, while the cursor is at the first of them.
  const [offered, setOffered] = useState<readonly string[]>([]);
  const isOffered = ({ id }: Mark) => offered.includes(id) && id !== current?.id;
  const shown = current === undefined ? [] : [current, ...offeredWith(current)];

  function offeredWith(mark: Mark): readonly Mark[] {
    return offered[0] === mark.id ? marks.filter(isOffered) : sharing(marks, mark);
  }
  const show = (found: readonly Mark[]) => {
    setOffered(found.map(({ id }) => id));
    point(found[0]!.id);
  };
  const walkTo = (mark: Mark | undefined) => mark && show([mark, ...sharing(marks, mark)]);

  function onKeyDown(event: KeyboardEvent) {
    const here = current ?? byRank[0];
    if (here === undefined) return;
    if (isArrow(event.key)) walkTo(current ? neighbour(marks, here, event.key) : here);
    else if (event.key === "Enter" || event.key === " ") current && toggle(current.id);
    else if (event.key in STEPS) {
      const at = STEPS[event.key]!(byRank.indexOf(here), byRank.length - 1);
      walkTo(byRank[Math.min(Math.max(at, 0), byRank.length - 1)]);
    } else return;
    event.preventDefault();
  }

  function under({ currentTarget, target, clientX, clientY }: MouseEvent, reachPx: number) {
    const area = (target as Element).closest<SVGElement>("[data-area]")?.dataset.area;
    const whole = marks.find(({ id }) => id === area);
    if (whole) return [whole];
    const frame = currentTarget.getBoundingClientRect();
    const unit = box.width / frame.width;
    const at: Point = [box.x + (clientX - frame.left) * unit, box.y + (clientY - frame.top) * unit];
    return nearestTo(marks, at, reachPx * unit);
  }

  function onPointerMove(event: PointerMove) {
    if (event.pointerType === "touch") return;
    const [nearest] = under(event, REACH_PX.mouse);
    if (nearest && nearest.id !== current?.id) walkTo(nearest);
  }

  function onClick(event: MouseEvent) {
    const { nativeEvent: press } = event;
    const isFinger = press instanceof PointerEvent && press.pointerType === "touch";
    const found = under(event, isFinger ? REACH_PX.finger : REACH_PX.mouse);
    const [nearest] = found;
    if (nearest === undefined) return;
    if (isFinger && nearest.id !== current?.id) show(found.slice(0, MOST_OFFERED));
    else toggle(nearest.id);
  }

  return { shown, current, events: { onKeyDown, onPointerMove, onClick } };
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  Home: () => 0,
  End: (_at, last) => last,
  PageDown: (at) => at + 1,
  PageUp: (at) => at - 1,
};

const sharing = (marks: readonly Mark[], { id, at }: Mark) =>
  marks.filter((mark) => mark.id !== id && mark.at[0] === at[0] && mark.at[1] === at[1]);
