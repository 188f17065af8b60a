import { STHANAS } from "#domain/sound/articulation.data.ts";
import { Sanskrit } from "../../ui/text/sanskrit.tsx";
import { LetterEfforts } from "./letter-efforts.tsx";
import { ANUSVARA_AND_VISARGA } from "./place-letters.ts";

/** The pair at the end of the row of vowels, with a note on the heading's name. */
export function UpasargaAndVisarga() {
  return (
    <>
      <h4 className="place-heading">Upasarga and Visarga</h4>
      <p className="note">
        Two signs that only ever follow a vowel. <b>Anusvara</b> is a hum, made in the nose.{" "}
        <b>Visarga</b> is a breath let go, an h without voice, made in the throat like h.
      </p>
      <p className="note">
        Before k and p visarga has forms of its own: <i lang="sa-Latn">jihvāmūlīya</i>{" "}
        <span lang="sa-Deva" className="font-varnamala">
          ᳵ
        </span>{" "}
        at the root of the tongue and <i lang="sa-Latn">upadhmānīya</i>{" "}
        <span lang="sa-Deva" className="font-varnamala">
          ᳶ
        </span>{" "}
        at the lips.
      </p>
      <LetterEfforts caption="Anusvara and visarga" letters={ANUSVARA_AND_VISARGA} />
      <p className="ref above-l">
        On the name: what stands here are anusvara and visarga, <i lang="sa-Latn">aṃ aḥ</i>, the
        pair with which the row of vowels ends in every primer.{" "}
        <Sanskrit font="granth" iast="upasarga">
          उपसर्ग
        </Sanskrit>{" "}
        is the grammarians’ word for a prefix of verbs, such as pra or vi, and names no letter.
        Anusvara is shown beside its partner though its place is the nose ({STHANAS.nasal.source}).{" "}
        {STHANAS.nasal.otherViews.join(" ")}
      </p>
    </>
  );
}
