/** An ending of a compound: phones that replace its last `drop` ones. */
export interface Ending {
  readonly drop: number;
  readonly phones: readonly string[];
}

const BARE: Ending = { drop: 0, phones: [] };

// The cases of nouns by the last vowel of the stem, which they replace. Words in -in decline with
// n as well, and a final s or r may stand for the visarga before another word.
const BY_VOWEL: Readonly<Record<string, string>> = {
  a: "a_ḥ a_s a_ś o a_m a_ṃ e_n_a ā_y_a ā_t a_s_y_a e a_y_o_ḥ au ā ā_ḥ ā_n ai_ḥ ai_r ai_s ai_ś e_bh_y_a_ḥ ā_n_ā_m ā_n_ā_ṃ ā_ṇ_ā_m ā_ṇ_ā_ṃ e_ṇ_a e_ṣ_u ā_n_i ā_ṇ_i",
  ā: "ā_m ā_ṃ a_y_ā ā_y_ā_ḥ ā_ḥ ā_bh_i_ḥ ā_bh_i_r ā_s_u e",
  i: "i_ḥ i_r i_s i_m i_ṃ i_n_ā a_y_e e_ḥ ī a_y_a_ḥ ī_n i_bh_i_ḥ i_bh_i_r i_bh_y_a_ḥ ī_n_ā_m ī_n_ā_ṃ i_ṣ_u i_n_a_ḥ i_n_ā_m y_ā",
  ī: "ī_ḥ ī_m ī_ṃ y_ā y_ā_ḥ y_a_ḥ ī_bh_i_ḥ ī_bh_i_r",
  u: "u_ḥ u_r u_s u_m u_ṃ u_n_ā a_v_e o_ḥ ū a_v_a_ḥ ū_n u_bh_i_ḥ u_bh_i_r u_bh_y_a_ḥ ū_n_ā_m ū_n_ā_ṃ u_ṣ_u",
};
const AFTER_CONSONANT = "a_ḥ ā a_m ā_m";

const parsed = (endings: string, drop: number): readonly Ending[] =>
  endings.split(" ").map((ending) => ({ drop, phones: ending.split("_") }));

const ENDINGS = new Map(
  Object.entries(BY_VOWEL).map(([vowel, endings]) => [vowel, [BARE, ...parsed(endings, 1)]]),
);
const OTHERS: readonly Ending[] = [BARE, ...parsed(AFTER_CONSONANT, 0)];

/** The endings that a stem with this last phone may have, including no ending. */
export function endingsOf(last: string): readonly Ending[] {
  return ENDINGS.get(last) ?? OTHERS;
}
