import { plainSpelling } from "../../letters/plain-spelling.ts";
import { scan } from "../../letters/scan.ts";

// Names and terms that people type without their diacritics, with letters that no rule can restore.
const WORDS =
  "āryabhaṭa āryabhaṭīya gaṇita bījagaṇita aṅka saṅkhyā kaṭapayādi bhūtasaṅkhyā varṇamālā " +
  "varṇa akṣara vyākaraṇa pāṇini pāṇinīya aṣṭādhyāyī piṅgala varāhamihira nīlakaṇṭha " +
  "jyeṣṭhadeva śaṅkara śaṅkaranārāyaṇa nārāyaṇa rāmāyaṇa purāṇa bhāgavatapurāṇa " +
  "viṣṇupurāṇa vaiṣṇava brāhmaṇa pāṇḍava karṇa droṇa bhīṣma dhṛtarāṣṭra " +
  "lakṣmaṇa rāvaṇa vibhīṣaṇa gaṇeśa gaṇapati kārtikeya caṇḍī gaṅgā " +
  "gaṅgādhara veṅkaṭeśa paṇḍita paṇḍitā guṇa gaṇa prāṇa pūrṇa pūrṇimā vāṇī vīṇā saṅgīta " +
  "karṇāṭaka aṣṭa ṣaṣṭi maṇḍala kuṇḍalinī puṇya dakṣiṇa nirvāṇa triguṇa kalyāṇa " +
  "sūryasiddhānta maṅgala liṅga aṅga śṛṅga śaṅkha pañcāṅga nirguṇa saguṇa varuṇa";

let phonesByKey: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * The letters of a familiar word that is typed in plain Latin, perhaps without its final a, as Hindi
 * leaves it out; undefined for any other.
 *
 * @example
 * familiarSpelling("Aryabhata")?.join(""); // "āryabhaṭa"
 */
export function familiarSpelling(typed: string): readonly string[] | undefined {
  phonesByKey ??= new Map(
    WORDS.split(" ").map((word) => [
      plainSpelling(word),
      scan(word, "iast").flatMap(({ ids }) => ids),
    ]),
  );
  const key = plainSpelling(typed);
  return phonesByKey.get(key) ?? phonesByKey.get(`${key}a`);
}
