import { resolve } from 'node:path';
import { banner } from './banner.ts';
import { bundleServices } from './bundled-services.ts';
import { publishWorkingTree } from './working-tree.ts';
import { startPortal } from './portal.ts';
import { startedProcesses } from './services.ts';
import { readStackConfig } from './stack-config.ts';

const report = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  // Databases, keys and logs are for the operator only.
  process.umask(0o077);
  const config = readStackConfig(resolve(import.meta.dirname, '../../..'), process.env);
  const portal = await startPortal(config, report, {
    commands: await bundleServices(config.root, startedProcesses(config.root, config)),
    publish: () => publishWorkingTree(config, report),
  });
  report(banner(portal.state));
  const stop = () => {
    report('Stopping …');
    void portal.stop().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
