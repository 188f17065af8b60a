import { RAGAS } from "#domain/raga/raga.ts";
import { Link } from "../../ui/link.tsx";

/** The number and name of a raga, leading to its page. */
export function RagaLink({ number }: { number: number }) {
  return (
    <Link to={`/ragas/${number}`}>
      {number} {RAGAS[number - 1]!.name}
    </Link>
  );
}
