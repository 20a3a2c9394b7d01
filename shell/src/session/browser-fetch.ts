// This file runs before the code of any module, so it keeps the browser's own functions, even if a module assigns
// `window.fetch`, `Response.prototype.text` or `JSON.parse` later.
const { apply } = Reflect;
const { parse } = JSON;
const { fetch: nativeFetch } = globalThis;
const readText = Response.prototype.text;

/** The browser's `fetch`. */
export const browserFetch: typeof fetch = (input, init) => apply(nativeFetch, globalThis, [input, init]);

/** Reads a JSON body. */
export async function readJson(response: Response): Promise<unknown> {
  const text: string = await apply(readText, response, []);
  return parse(text);
}
