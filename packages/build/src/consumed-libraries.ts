import type { LibraryUses } from '@seed/contracts/own-libraries';
import type webpack from 'webpack';
import { compatibleRange, sharedLibraries } from './shared-libraries.ts';

/** Names of the shared libraries that a named chunk with its dependencies imports. */
export function sharedIn(compilation: webpack.Compilation, chunk: string): string[] {
  const chunks = compilation.namedChunkGroups.get(chunk)?.chunks ?? [];
  const modules = chunks.flatMap((one) => [...compilation.chunkGraph.getChunkModulesIterable(one)]);
  return modules.flatMap((module) => sharedName(module) ?? []).sort();
}

/** The imports of a module's build from each shared library, without those of its own copies of libraries. */
export function libraryUses(compilation: webpack.Compilation, chunks: readonly string[]): LibraryUses {
  const libraries = new Map(sharedLibraries().map((library) => [library.name, library]));
  const modules = ownModules(compilation, chunks);
  const uses: Record<string, LibraryUses[string]> = {};
  for (const module of modules) {
    const library = libraries.get(sharedName(module) ?? '');
    if (library === undefined) continue;
    const names = importedNames(compilation, module, modules);
    const exports = new Set([...(uses[library.name]?.exports ?? []), ...names]);
    uses[library.name] = { range: compatibleRange(library), exports: [...exports].sort() };
  }
  return uses;
}

/** The modules of named chunks and of all that these load later, without the copies of shared libraries. */
function ownModules(compilation: webpack.Compilation, chunks: readonly string[]): ReadonlySet<webpack.Module> {
  const { chunkGraph, namedChunkGroups } = compilation;
  const groups = new Set(chunks.flatMap((name) => namedChunkGroups.get(name) ?? []));
  const copies = new Set(consumedIn(compilation).flatMap(({ blocks }) => blocks.map(chunkGroupOf(compilation))));
  for (const group of groups) {
    for (const child of group.getChildren()) if (!copies.has(child)) groups.add(child);
  }
  const all = [...groups].flatMap((group) => group.chunks);
  return new Set(all.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]));
}

/** The files of a build's own copies of shared libraries, which load if those of the shell do not fit. */
export function copiesOf(compilation: webpack.Compilation, names: readonly string[]): string[] {
  const copied = consumedIn(compilation).filter((module) => names.includes(sharedName(module) ?? ''));
  const groups = copied.flatMap(({ blocks }) => blocks.map(chunkGroupOf(compilation)));
  return [...new Set(groups.flatMap((group) => group?.getFiles() ?? []))].filter((file) => file.endsWith('.js'));
}

function consumedIn({ modules }: webpack.Compilation): webpack.Module[] {
  return [...modules].filter((module) => sharedName(module) !== undefined);
}

function chunkGroupOf({ chunkGraph }: webpack.Compilation) {
  return (block: webpack.AsyncDependenciesBlock) => chunkGraph.getBlockChunkGroup(block);
}

/** An import of a whole namespace has no names. */
function importedNames(
  { moduleGraph }: webpack.Compilation,
  module: webpack.Module,
  importers: ReadonlySet<webpack.Module>,
): string[] {
  return [...moduleGraph.getIncomingConnections(module)]
    .filter(({ originModule }) => originModule !== null && importers.has(originModule))
    .flatMap(({ dependency }) => dependency?.getReferencedExports(moduleGraph, undefined) ?? [])
    .flatMap((reference) => ('name' in reference ? reference.name : reference).slice(0, 1));
}

/** The federation plugin exposes the name only in the module's options. */
function sharedName(module: webpack.Module): string | undefined {
  return module.type === 'consume-shared-module' ? (module as ConsumedModule).options.shareKey : undefined;
}

interface ConsumedModule extends webpack.Module {
  readonly options: { readonly shareKey: string };
}
