import { Fragment } from "react";

/** Former names and other spellings; names in Devanagari are Hindi. */
export function OtherNames({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className="note">
      Also{" "}
      {names.map((name, at) => (
        <Fragment key={name}>
          {at > 0 && ", "}
          <span lang={/\p{Script=Devanagari}/u.test(name) ? "hi" : undefined}>{name}</span>
        </Fragment>
      ))}
    </p>
  );
}
