import { downloadCsv } from "../../../download/csv.ts";
import { allSavedWork } from "./all-saved-work.ts";

/** Saves everything that the member keeps as a CSV file for any spreadsheet. */
export async function exportSavedWork(): Promise<void> {
  const rows = (await allSavedWork()).map(({ name, note, address, saved_at }) => [
    name,
    note,
    location.origin + address,
    saved_at,
  ]);
  downloadCsv("shabda-gyan-saved-work", { head: ["Name", "Note", "Address", "Kept at"], rows });
}
