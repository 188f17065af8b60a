import { NAME_ROWS } from "#domain/raga/melakarta.data.ts";
import { otherNameOf } from "#domain/raga/search.ts";

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
        {name} is {what}; its svaras are those of{" "}
        <a href={`/ragas/${number}`}>{`${number} ${NAME_ROWS[number - 1]![0]}`}</a>.
      </p>
    );
  }
  if (isNamed || !hasFound) return null;
  return <p className="measure">No raga here is called “{name}”. These have similar names.</p>;
}
