import { once } from 'node:events';
import { resolve } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { CliError } from '../cli-error.ts';
import type { Action, Context, Outcome } from '../context.ts';
import { findModule } from '../project.ts';
import { servedVersions } from '../release/served-versions.ts';
import { startPortalProxy } from './portal-proxy.ts';
import { readService } from './service-file.ts';

interface Flags {
  readonly portal?: string;
  readonly port: number;
  readonly service?: string;
}

const help = `
Alone, the module gets its responses from mocks that its contracts make.
With --portal it is shown inside a running portal: sign in as a member of that portal, edit, and see it at once. The
portal itself is not changed, and nobody else sees it: this command serves the portal's pages from an address of its
own and replaces the module in them. Only loopback reaches that address.`;

/** `portal dev` */
export function devCommand(action: Action): Command {
  return new Command('dev')
    .description('run the module with hot reloading, alone or inside a running portal')
    .option('--portal <url>', 'show it inside this portal, such as http://localhost:3000')
    .option('--service <url>', "with --portal: the module's own service, if the portal has none yet")
    .option('--port <number>', 'the port to look at', port, 4100)
    .addHelpText('after', help)
    .action((flags: Flags) => action((context) => dev(flags, context)));
}

function port(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > 65_000) throw new InvalidArgumentError('It is a number up to 65000.');
  return number;
}

async function dev(flags: Flags, { cwd, progress }: Context): Promise<Outcome> {
  const { directory, manifest } = await findModule(cwd);
  if (flags.service !== undefined && flags.portal === undefined)
    throw new CliError('usage', '--service needs --portal');
  const portal = flags.portal === undefined ? undefined : await runningPortal(flags.portal);
  progress(`Building ${manifest.id} …`);
  // Webpack is loaded only to build.
  const { startDevServer } = await import('@seed/build/dev-server');
  const isAlone = portal === undefined;
  const server = await startDevServer({ directory, port: isAlone ? flags.port : flags.port + 1 });
  const proxy = isAlone
    ? undefined
    : await startPortalProxy({
        portal,
        port: flags.port,
        module: { id: manifest.id, origin: server.url },
        service: flags.service === undefined ? undefined : await readService(resolve(directory, '..'), flags.service),
      });
  const url = (proxy ?? server).url + (isAlone ? '' : (manifest.routes[0] ?? ''));
  progress(`${manifest.title}: ${url}   (Ctrl-C ends it)`);
  const signal = await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await Promise.all([proxy?.stop(), server.stop()]);
  return { text: 'Stopped.', data: { id: manifest.id, url, stoppedBy: String(signal) } };
}

async function runningPortal(address: string): Promise<URL> {
  await servedVersions(address);
  return new URL(new URL(address).origin);
}
