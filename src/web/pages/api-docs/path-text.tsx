import { Fragment } from "react";

/** A path that may break before each of its segments. */
export const PathText = ({ path }: { path: string }) =>
  path.split(/(?=\/)/).map((part) => (
    <Fragment key={part}>
      <wbr />
      {part}
    </Fragment>
  ));
