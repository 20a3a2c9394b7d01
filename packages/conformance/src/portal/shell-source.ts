import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildShell } from '@seed/build/build-shell';
import { isShellCurrent } from '@seed/build/shell-manifest';
import { isInstalled, repositoryRoot } from '@seed/build/workspaces';

/** A file with its headers. */
export interface ServedFile {
  readonly body: Buffer | string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The place that the shell's document and files come from. */
export interface ShellSource {
  /** The document of every page behind the login, with this boot document. */
  document(boot: object): Promise<ServedFile>;
  /** A file of the shell, or undefined if there is none. */
  file(path: string): Promise<ServedFile | undefined>;
}

const bootElement = (boot: object) =>
  `<script type="application/json" id="boot">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script>`;

/**
 * The shell of a running portal, so that a module is checked with exactly that one.
 *
 * @param portal its origin
 */
export function liveShell(portal: string): ShellSource {
  return {
    async document(boot) {
      const response = await fetch(`${portal}/intranet-welcome`, { headers: { accept: 'text/html' } });
      const html = (await response.text())
        .replace(/<script type="application\/json" id="boot">.*?<\/script>/s, () => bootElement(boot))
        // The preloads of a page of that portal; a file that is not used afterwards is a warning in the console.
        .replaceAll(/<link rel="preload" as="(?:script|style)"[^>]*>/g, '');
      return { body: html, headers: { 'content-type': 'text/html; charset=utf-8', ...policyOf(response) } };
    },
    async file(path) {
      const response = await fetch(`${portal}${path}`);
      if (!response.ok) return undefined;
      const headers = {
        'content-type': response.headers.get('content-type') ?? 'application/octet-stream',
        ...policyOf(response),
      };
      return { body: Buffer.from(await response.arrayBuffer()), headers };
    },
  };
}

/** The header with the response's Content-Security-Policy, if it has one. */
function policyOf({ headers }: Response): Readonly<Record<string, string>> {
  const policy = headers.get('content-security-policy');
  return policy === null ? {} : { 'content-security-policy': policy };
}

/**
 * The shell that comes with this package. In the repository it is the one of the working tree, built first if that has
 * changed.
 */
export async function ownShell(progress: (line: string) => void): Promise<ShellSource> {
  const folder = isInstalled
    ? fileURLToPath(new URL('../../shell', import.meta.url))
    : join(repositoryRoot, 'shell/dist');
  if (!isInstalled) {
    const directory = join(repositoryRoot, 'shell');
    if (!(await isShellCurrent(directory))) {
      progress('Building the shell …');
      await buildShell({ directory });
    }
  }
  return folderShell(folder);
}

/** The kinds of files in a shell. They are so few that the tarball does without the library `mime-types`. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** A file of a folder, or undefined if there is none. */
export async function fileIn(folder: string, path: string): Promise<ServedFile | undefined> {
  const file = join(folder, normalize(decodeURIComponent(path)));
  const type = types[extname(file)] ?? 'application/octet-stream';
  if (!file.startsWith(folder) || extname(file) === '' || !existsSync(file)) return undefined;
  return { body: await readFile(file), headers: { 'content-type': type } };
}

function folderShell(folder: string): ShellSource {
  return {
    async document(boot) {
      const template = await readFile(join(folder, 'portal.html'), 'utf8');
      const html = template
        .replaceAll(/\{\{\w+\}\}/g, 'https://portal.example')
        .replace('<!--preload-->', '')
        .replace('<!--boot-->', () => bootElement(boot));
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentPolicy(template),
      };
      return { body: html, headers };
    },
    file: (path) => fileIn(folder, path),
  };
}

/** The Content-Security-Policy of the gateway: nothing foreign but pictures, no eval. */
function contentPolicy(html: string): string {
  const scripts = Array.from(html.matchAll(/<script>(.*?)<\/script>/gs), ([, code = '']) => {
    return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  });
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data: blob: http: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
  ].join('; ');
}
