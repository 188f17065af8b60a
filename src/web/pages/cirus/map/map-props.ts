import type { IndexKind } from "../figures/indices.ts";
import type { Measure } from "../figures/measure.ts";
import type { Place } from "../lists/place.ts";

export interface MapPanelProps {
  readonly places: readonly Place[];
  readonly groups: readonly Place[];
  /** What colours the map: the column by which the list is sorted. */
  readonly measure: Measure;
  readonly index: IndexKind;
  /** See `Address.map`. */
  readonly map: string;
  readonly onMap: (map: string) => void;
}
