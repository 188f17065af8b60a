/** Hands a file to the browser, which saves it under this name. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has taken the address by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
