import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ModuleRelease, moduleRelease } from '@seed/contracts/module-release';
import { z } from 'zod';
import { localVersion } from './local-version.ts';
import { readManifest } from './module-manifest-file.ts';
import { extensionSize, moduleSize, shellSizeFor, shellSizes, totalSize } from './page-sizes.ts';
import { slotCodeSize } from './slot-code.ts';
import { isShellCurrent, readShellManifest, type ShellManifest } from './shell-manifest.ts';
import { moduleFolders } from './workspaces.ts';

/** `shell/budgets.json`: kB (1000 bytes) after brotli, scripts and styles together; `module` is the limit of each module. */
const portalBudgets = z.strictObject({
  landing: z.number(),
  mainMenu: z.number(),
  /** The shell's code for slots, and all extensions that the main menu shows; they load after the page is shown. */
  mainMenuSlots: z.number(),
  module: z.number(),
  /** All scripts and styles of a visit that begins with a module's page. */
  firstPage: z.number(),
});

interface Measured {
  readonly name: string;
  readonly bytes: number;
  /** The size in kilobytes. */
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

/** The sizes of the shell and the modules. */
export interface SizeReport {
  /** A line for each page, module and extension, with its kilobytes and its budget. */
  readonly table: string;
  /** False if one of them is over its budget. */
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
      { name: 'Landing page', bytes: totalSize(landing), budget: budgets.landing },
      { name: 'Main menu, all in all', bytes: totalSize(mainMenu), budget: budgets.mainMenu },
    ];
    const onMainMenu: number[] = [];
    for (const directory of moduleFolders(root).values()) {
      const module = await currentModule(directory, places);
      const extensions = await measureExtensions(module);
      onMainMenu.push(...extensions.filter(isOnMainMenu).map(({ bytes }) => bytes));
      measured.push(...(await measureModule(module, shell, budgets)), ...extensions);
    }
    const bytes = onMainMenu.reduce((all, one) => all + one, await slotCodeSize(root));
    measured.splice(2, 0, { name: '  its slots and their extensions', bytes, budget: budgets.mainMenuSlots });
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

type Budgets = z.infer<typeof portalBudgets>;

async function measureModule({ folder, release }: BuiltModule, shell: BuiltShell, most: Budgets): Promise<Measured[]> {
  const { id, manifest, shared } = release;
  const own = await moduleSize(folder, release);
  const ofShell = await shellSizeFor(shell.folder, shell.manifest, shared);
  return [
    { name: `Module ${id}`, bytes: totalSize(own), budget: most.module },
    { name: `  scripts, by its own budget`, bytes: own.js, budget: manifest.budgets.js },
    { name: `  styles, by its own budget`, bytes: own.css, budget: manifest.budgets.css },
    { name: `  as the first page, all in all`, bytes: totalSize(ofShell) + totalSize(own), budget: most.firstPage },
  ];
}

interface MeasuredExtension extends Measured {
  /** The slots in which every member sees it. */
  readonly slots: readonly string[];
}

/** Own files only: the container and the shared libraries are the same for the module. */
function measureExtensions({ folder, release }: BuiltModule): Promise<MeasuredExtension[]> {
  const { extensions, budgets } = release.manifest;
  return Promise.all(
    release.extensions.map(async (files) => ({
      name: `  extension ${files.expose}`,
      bytes: totalSize(await extensionSize(folder, files)),
      budget: budgets.extension,
      slots: extensions
        .filter(({ expose }) => expose === files.expose)
        .filter(isForAll)
        .map(({ slot }) => slot),
    })),
  );
}

/** The extension of a role is no part of the main menu of other members. */
function isForAll({ roles }: ModuleRelease['manifest']['extensions'][number]): boolean {
  return roles.length === 0;
}

function isOnMainMenu({ slots }: MeasuredExtension): boolean {
  return slots.some((slot) => /^(main-menu|header)\./.test(slot));
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
