import { otherNameOf } from "#domain/raga/search.ts";
import { RagaLink } from "./raga-link.tsx";

interface SearchNoteProps {
  /** As typed. */
  readonly text: string;
  /** Whether a raga of the list has this name, or one that begins with it. */
  readonly isNamed: boolean;
  /** Whether ragas with a similar name are shown. */
  readonly hasFound: boolean;
}

/** Says that a name of another tradition stands for a melakarta, or that no raga here has the name. */
export function SearchNote({ text, isNamed, hasFound }: SearchNoteProps) {
  const name = text.trim();
  const otherName = otherNameOf(name);
  if (otherName) {
    const { number, what } = otherName;
    return (
      <p className="measure">
        {name} is {what}; its svaras are those of <RagaLink number={number} />.
      </p>
    );
  }
  if (isNamed || !hasFound) return null;
  return <p className="measure">No raga here is called “{name}”. These have similar names.</p>;
}
