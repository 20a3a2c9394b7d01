import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ModuleRelease, moduleRelease } from '@seed/contracts/module-release';
import { z } from 'zod';
import { localVersion } from './local-version.ts';
import { readManifest } from './module-manifest-file.ts';
import { type Bytes, moduleSize, shellSizeFor, shellSizes } from './page-sizes.ts';
import { isShellCurrent, readShellManifest, type ShellManifest } from './shell-manifest.ts';
import { moduleFolders } from './workspaces.ts';

/** `shell/budgets.json`: kB (1000 bytes) after brotli, scripts and styles together; `module` is the limit of each module. */
const portalBudgets = z.strictObject({ landing: z.number(), mainMenu: z.number(), module: z.number() });

interface Measured {
  readonly name: string;
  readonly bytes: number;
  /** Kilobytes. */
  readonly budget?: number;
}

interface BuiltShell {
  readonly folder: string;
  readonly manifest: ShellManifest;
}

interface Places {
  readonly root: string;
  readonly modulesDir: string;
  /** The folder for builds that are missing or out of date. */
  readonly scratch: string;
}

export interface SizeReport {
  readonly table: string;
  readonly isWithinBudget: boolean;
}

/** Measures the shell's pages and every module against their budgets, after building those that have changed. */
export async function checkSize(root: string, modulesDir: string): Promise<SizeReport> {
  const scratch = await mkdtemp(join(tmpdir(), 'seed-size-'));
  try {
    const places = { root, modulesDir, scratch };
    const budgets = portalBudgets.parse(JSON.parse(await readFile(join(root, 'shell/budgets.json'), 'utf8')));
    const shell = await currentShell(places);
    const { landing, mainMenu } = await shellSizes(shell.folder, shell.manifest);
    const measured: Measured[] = [
      { name: 'Landing page', bytes: total(landing), budget: budgets.landing },
      { name: 'Main menu, all in all', bytes: total(mainMenu), budget: budgets.mainMenu },
    ];
    for (const directory of moduleFolders(root).values()) {
      measured.push(...(await measureModule(await currentModule(directory, places), shell, budgets.module)));
    }
    return { table: measured.map(rowOf).join('\n'), isWithinBudget: !measured.some(isOver) };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function currentShell({ root, scratch }: Places): Promise<BuiltShell> {
  const directory = join(root, 'shell');
  let folder = join(directory, 'dist');
  if (!(await isShellCurrent(directory))) {
    folder = join(scratch, 'shell');
    // Webpack is loaded only to build.
    const { buildShell } = await import('./build-shell.ts');
    await buildShell({ directory, outputDir: folder });
  }
  const manifest = await readShellManifest(folder);
  if (manifest === undefined) throw new Error('The build of the shell wrote no manifest');
  return { folder, manifest };
}

interface BuiltModule {
  readonly folder: string;
  readonly release: ModuleRelease;
}

async function currentModule(directory: string, { modulesDir, scratch }: Places): Promise<BuiltModule> {
  const { id } = await readManifest(directory);
  const version = await localVersion(directory);
  let folder = join(modulesDir, id, version);
  if (!existsSync(join(folder, 'release.json'))) {
    const { buildModule } = await import('./build-module.ts');
    folder = (await buildModule({ directory, modulesDir: scratch, version, isBudgetChecked: false })).folder;
  }
  return { folder, release: moduleRelease.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'))) };
}

async function measureModule({ folder, release }: BuiltModule, shell: BuiltShell, most: number): Promise<Measured[]> {
  const { id, manifest, shared } = release;
  const own = await moduleSize(folder, release);
  const ofShell = await shellSizeFor(shell.folder, shell.manifest, shared);
  return [
    { name: `Module ${id}`, bytes: total(own), budget: most },
    { name: `  scripts, by its own budget`, bytes: own.js, budget: manifest.budgets.js },
    { name: `  styles, by its own budget`, bytes: own.css, budget: manifest.budgets.css },
    { name: `  as the first page, all in all`, bytes: total(ofShell) + total(own) },
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
