import { watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { startDevServer } from '@seed/build/dev-server';
import { moduleFolders } from '@seed/build/workspaces';
import { banner } from './banner.ts';
import { freePorts } from './free-port.ts';
import { type Portal, startPortal } from './portal.ts';
import { readStackConfig, type StackConfig } from './stack-config.ts';
import { publishWorkingTree } from './working-tree.ts';

const settleMs = 200;
const report = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run dev [module …]`: the whole portal, the named modules (default: all) hot-reloading inside it. */
async function main(names: readonly string[]): Promise<void> {
  // Databases, keys and logs are for the operator only.
  process.umask(0o077);
  const config = readStackConfig(resolve(import.meta.dirname, '../../..'), process.env);
  const folders = moduleFolders(config.root);
  const unknown = names.filter((name) => !folders.has(name));
  if (unknown.length > 0) {
    throw new Error(`There is no module '${unknown.join("', '")}'. Modules: ${[...folders.keys()].join(', ')}`);
  }
  const underWork = [...folders].filter(([id]) => names.length === 0 || names.includes(id));
  const ports = await freePorts(underWork.length);
  const servers = await Promise.all(
    underWork.map(async ([id, directory], index) => ({
      id,
      ...(await startDevServer({ directory, port: ports[index] ?? 0 })),
    })),
  );
  await publishWorkingTree(config, report, Object.fromEntries(servers.map(({ id, url }) => [id, url])));
  const portal = await startPortal(config, report);
  restartOnCompile(config, portal);
  report(banner(portal.state));
  for (const { id, url } of servers) report(`  ${id} hot-reloads in the portal; alone it is at ${url}`);
  const stop = () => {
    void Promise.all([portal.stop(), ...servers.map((server) => server.stop())]).then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** Restarts a service when `npm run compile -- --watch` (or an editor) has written its files. */
function restartOnCompile(config: StackConfig, portal: Portal): void {
  for (const name of [...Object.keys(portal.state.services), 'gateway']) {
    let timer: NodeJS.Timeout | undefined;
    watch(join(config.root, 'services', name, 'dist'), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => portal.restart(name), settleMs);
    });
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
