import { ButtonLink } from "../controls/button-link.tsx";
import { LeafRow } from "./leaf-row.tsx";

/** Says that no page has this address. */
export function NotFoundRow() {
  return (
    <LeafRow number={404} titledBy="not-found">
      <h1 id="not-found" className="text-3xl">
        Page Not Found
      </h1>
      <p className="mt-3 mb-5 max-w-measure">
        No leaf of this manuscript has that address. It may have been moved, or a letter may be
        missing.
      </p>
      <ButtonLink variant="filled" href="/">
        Go back home
      </ButtonLink>
    </LeafRow>
  );
}
