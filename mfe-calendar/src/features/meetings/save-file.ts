/** Browsers read the address a moment after the click. */
const addressLifetimeMs = 10_000;

/** Has the browser save a file that the page has in memory. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), addressLifetimeMs);
}
