import { loginAddress } from "../../../api/login-address.ts";
import { useStoredToken } from "../../../api/token.ts";
import { Computed } from "../../../ui/text/computed.tsx";
import { NumberText } from "../../../ui/text/number-text.tsx";
import type { LitText } from "./lit-text.ts";

/** The number of a word, where it stands in the literature, and the way to its working. */
export function WordNumber({ lit }: { lit: LitText }) {
  const isMember = useStoredToken() !== null;
  const { known, workedOutAt } = lit;
  return (
    <div className="lit-number">
      {!lit.hasVowel ? (
        <p>
          This word has no vowel. By Aryabhata’s rule a consonant counts at the place of its vowel,
          so it has no number.
        </p>
      ) : known?.isPrinted ? (
        <p>
          In the literature this word is <Value lit={lit} />: {known.meaning}.
        </p>
      ) : (
        <p>
          By Aryabhata’s rule this word is <Value lit={lit} />.
        </p>
      )}
      {known && (
        <p className="label">
          {known.source}
          {!known.isPrinted && ": the word alone, without a number"}
        </p>
      )}
      <p className="note">
        {isMember ? (
          <a href={workedOutAt}>See {lit.hasVowel ? lit.exact : "it"} worked out</a>
        ) : (
          <>
            <a href="/stnc/numbers">How letters become numbers</a>, with the rule and its tables.
            Members see every step of their own word: <a href={loginAddress(workedOutAt)}>Login</a>
          </>
        )}
      </p>
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
