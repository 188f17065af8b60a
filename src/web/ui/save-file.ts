// Some browsers read the file only after they have asked where to save it.
const KEPT_MS = 60_000;

/** Hands a file to the browser, which saves it under this name. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
