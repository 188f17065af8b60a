// Some browsers read the file only after asking where to save it.
const KEPT_MS = 60_000;

/** Saves a file through the browser, under this name. */
export function downloadFile(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
