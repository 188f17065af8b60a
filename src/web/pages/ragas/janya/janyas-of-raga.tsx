import { janyasOf } from "#domain/raga/janya.ts";
import { JanyaList } from "./janya-list.tsx";

/** The janya ragas of one melakarta, to hear. */
export function JanyasOfRaga({ number }: { number: number }) {
  return <JanyaList janyas={janyasOf(number)} />;
}
