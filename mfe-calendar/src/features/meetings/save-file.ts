/** The lifetime of the URL; browsers read it shortly after the click. */
const addressLifetimeMs = 10_000;

/** Makes the browser save a file from the memory of the page. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), addressLifetimeMs);
}
