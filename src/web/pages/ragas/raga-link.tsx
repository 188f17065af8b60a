import { RAGAS } from "#domain/raga/raga.ts";

/** The number and name of a raga, linked to its page. */
export function RagaLink({ number }: { number: number }) {
  return (
    <a href={`/ragas/${number}`}>
      {number} {RAGAS[number - 1]!.name}
    </a>
  );
}
