import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Subresource integrity by file name. */
export type Integrity = Readonly<Record<string, string>>;

/** Computes the integrity of every script and style in a folder, without its subfolders (W3C Subresource Integrity). */
export async function integrityOf(folder: string): Promise<Record<string, string>> {
  if (!existsSync(folder)) return {};
  const files = (await readdir(folder)).filter((file) => /\.(js|css)$/.test(file)).sort();
  const entries = files.map(async (file): Promise<[string, string]> => {
    const content = await readFile(join(folder, file));
    return [file, `sha256-${createHash('sha256').update(content).digest('base64')}`];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Adds the integrity to every script and style element of an HTML document that loads one of the files. */
export function withIntegrity(html: string, integrity: Integrity): string {
  return html.replace(/<(script|link)\b[^>]*?\b(?:src|href)="([^"]+)"[^>]*>/g, (element, _name, url: string) => {
    const digest = integrity[url];
    return digest === undefined ? element : element.replace(/>$/, ` integrity="${digest}" crossorigin="anonymous">`);
  });
}
