/** Saves a file on this device, as a link with `download` would. */
export function saveFile(name: string, content: string, type: string): void {
  const href = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // Some browsers begin to read it only after the press.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
