import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moduleRelease } from '@seed/contracts/module-release';
import { z } from 'zod';
import { localVersion } from './local-version.ts';
import { readManifest } from './module-manifest-file.ts';
import { type Bytes, moduleSize, shellSizes } from './page-sizes.ts';
import { isShellCurrent, readShellManifest } from './shell-manifest.ts';
import { moduleFolders } from './workspaces.ts';

/** `shell/budgets.json`: kB (1000 bytes) after brotli, scripts and styles together. */
const shellBudgets = z.strictObject({ landing: z.number(), mainMenu: z.number() });

interface Measured {
  readonly name: string;
  readonly bytes: number;
  /** In kB. */
  readonly budget?: number;
}

interface Places {
  readonly root: string;
  readonly modulesDir: string;
  /** For what is not built, or not from the present sources. */
  readonly scratch: string;
}

export interface SizeReport {
  readonly table: string;
  readonly isWithinBudget: boolean;
}

/** Measures the shell's pages and every module against their budgets, and builds what has changed since its build. */
export async function checkSize(root: string, modulesDir: string): Promise<SizeReport> {
  const scratch = await mkdtemp(join(tmpdir(), 'seed-size-'));
  try {
    const places = { root, modulesDir, scratch };
    const measured = await measureShell(places);
    for (const [id, directory] of moduleFolders(root)) measured.push(...(await measureModule(id, directory, places)));
    return { table: measured.map(rowOf).join('\n'), isWithinBudget: !measured.some(isOver) };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function measureShell({ root, scratch }: Places): Promise<Measured[]> {
  const directory = join(root, 'shell');
  const budgets = shellBudgets.parse(JSON.parse(await readFile(join(directory, 'budgets.json'), 'utf8')));
  let folder = join(directory, 'dist');
  if (!(await isShellCurrent(directory))) {
    folder = join(scratch, 'shell');
    // Webpack is loaded only to build.
    const { buildShell } = await import('./build-shell.ts');
    await buildShell({ directory, outputDir: folder });
  }
  const manifest = await readShellManifest(folder);
  if (manifest === undefined) throw new Error('The build of the shell wrote no manifest');
  const { landing, mainMenu, firstModule } = await shellSizes(folder, manifest);
  return [
    { name: 'Landing page', bytes: total(landing), budget: budgets.landing },
    { name: 'Main menu, all in all', bytes: total(mainMenu), budget: budgets.mainMenu },
    { name: "First module's page, without the module's own", bytes: total(firstModule) },
  ];
}

async function measureModule(id: string, directory: string, { modulesDir, scratch }: Places): Promise<Measured[]> {
  const { budgets } = await readManifest(directory);
  const version = await localVersion(directory);
  let folder = join(modulesDir, id, version);
  if (!existsSync(join(folder, 'release.json'))) {
    const { buildModule } = await import('./build-module.ts');
    folder = (await buildModule({ directory, modulesDir: scratch, version, isBudgetChecked: false })).folder;
  }
  const release = moduleRelease.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));
  const { js, css } = await moduleSize(folder, release);
  return [
    { name: `Module ${id}: scripts`, bytes: js, budget: budgets.js },
    { name: `Module ${id}: styles`, bytes: css, budget: budgets.css },
  ];
}

function total({ js, css }: Bytes): number {
  return js + css;
}

function isOver({ bytes, budget }: Measured): boolean {
  return budget !== undefined && bytes > budget * 1000;
}

function rowOf(measured: Measured): string {
  const { name, bytes, budget } = measured;
  const size = `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
  const limit = budget === undefined ? '' : ` of ${String(budget).padStart(3)}`;
  return `${name.padEnd(48)}${size}${limit}${isOver(measured) ? '  OVER BUDGET' : ''}`;
}
