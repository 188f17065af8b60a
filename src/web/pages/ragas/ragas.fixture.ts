import type { RagaRow } from "#contract/melakarta.ts";
import { ragaOnWire } from "#contract/raga-on-wire.ts";
import { RAGAS } from "#domain/raga/raga.ts";

/** The API's answer. */
export const RAGA_ROWS: readonly RagaRow[] = RAGAS.map(ragaOnWire);
