import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { buildModule } from './build-module.ts';
import { buildShell } from './build-shell.ts';
import { type Bytes, shellSizes } from './page-sizes.ts';
import { repositoryRoot } from './workspaces.ts';

/** `seed-build`: builds the workspace in the working directory. A module has a `module.json`. */
export async function runBuild(directory: string, env: NodeJS.ProcessEnv): Promise<string> {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  if (!existsSync(join(directory, 'module.json'))) {
    const { folder, manifest } = await buildShell({ directory });
    const { landing, mainMenu } = await shellSizes(folder, manifest);
    const sizes = [`${whole(landing)} first page`, `${whole(mainMenu)} main menu`];
    return `Built ${place(folder)}: ${sizes.join(', ')} (js and css, brotli), ${seconds()}`;
  }
  const modulesDir = resolve(repositoryRoot, env.MODULES_DIR ?? '.modules');
  const version = env.MODULE_VERSION === '' ? undefined : env.MODULE_VERSION;
  const { folder, bytes, created, lacks } = await buildModule({ directory, modulesDir, ...(version && { version }) });
  const sizes = `${kilobytes(bytes.js)} js, ${kilobytes(bytes.css)} css on first load (brotli)`;
  const done = `${created ? 'Published' : 'Unchanged'} ${place(folder)}: ${sizes}, ${seconds()}`;
  return [...lacks.map((lack) => `Loads its own copy: ${lack}`), done].join('\n');
}

function place(folder: string): string {
  return relative(repositoryRoot, folder);
}

function whole({ js, css }: Bytes): string {
  return kilobytes(js + css);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
