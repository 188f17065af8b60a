import { loginAddress } from "../../../api/login-address.ts";
import { useStoredToken } from "../../../api/token.ts";
import { Computed } from "../../../ui/computed.tsx";
import { NumberText } from "../../../ui/number-text.tsx";
import type { LitText } from "./lit-text.ts";

/** The number of a word: for members, and for everybody if the literature gives it. */
export function WordNumber({ lit }: { lit: LitText }) {
  const isMember = useStoredToken() !== null;
  const { known, workedOutAt } = lit;
  return (
    <div className="lit-number">
      {known !== null ? (
        <>
          <p>
            In the literature this word is <Value lit={lit} />: {known.meaning}.
          </p>
          <p className="label">{known.source}</p>
        </>
      ) : (
        isMember && (
          <p>
            By Aryabhata’s rule this is <Value lit={lit} />.
          </p>
        )
      )}
      {isMember ? (
        <p className="note">
          <a href={workedOutAt}>See {lit.exact} worked out</a>
        </p>
      ) : (
        <p className="note">
          The number of your own word is worked out for members.{" "}
          <a href={loginAddress(workedOutAt)}>Login</a>
        </p>
      )}
    </div>
  );
}

function Value({ lit: { exact, shown } }: { lit: LitText }) {
  return (
    <>
      <Computed>{exact}</Computed>
      {shown.form === "power" && (
        <>
          {" "}
          (<NumberText value={shown} />)
        </>
      )}
    </>
  );
}
