import type { FigureStep } from "#contract/cirus-workings.ts";
import type { ViewName } from "#domain/risk/view-facts.data.ts";
import { callApi } from "../../../api/client.ts";

/** The steps to a place's index and to each of its metrics. */
type StepsByFigure = Readonly<Record<string, readonly FigureStep[]>>;

/** Loads how the figures of a place were made. */
export async function loadWorkings(view: ViewName, place: string): Promise<StepsByFigure> {
  const params = { view, place };
  const { data } = await callApi("GET /cirus/workings/{view}/{place}", { params });
  return data.steps;
}
