import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import { CliError } from '../cli-error.ts';
import type { Action } from '../context.ts';
import { type KeyChange, pinKeys, revokeKey } from './pinned-keys.ts';
import { makeSigningKey } from './signing-key.ts';

const help = `
An Admin of the portal pins the public key for the module. The file is a secret of the team: keep it out of the
repository, for example as a file variable of the pipeline.`;

const pinHelp = `
PORTAL_CLIENT and PORTAL_CLIENT_SECRET sign in, as a client with the role of Admins. Gateways accept only keys of a list
that a root key of the portal has signed; keep the root key off every server.`;

/** `portal keys` */
export function keysCommand(action: Action): Command {
  return new Command('keys')
    .description('keys that sign releases')
    .addCommand(newCommand(action))
    .addCommand(pinCommand(action, { kind: 'pin', description: 'let a further key sign the releases of a module' }))
    .addCommand(pinCommand(action, { kind: 'rotate', description: 'let one key sign the releases, and no other' }))
    .addCommand(revokeCommand(action));
}

function newCommand(action: Action): Command {
  return new Command('new')
    .description('make the key that signs releases, in a file that only you may read')
    .argument('<file>', 'the new file')
    .addHelpText('after', help)
    .action((file: string) =>
      action(async ({ cwd }) => {
        const { kid, publicKey } = await makeSigningKey(resolve(cwd, file));
        return {
          text: `The key is in ${file}, its public key in ${file}.pub.\nkey id:      ${kid}\npublic key:  ${publicKey}`,
          data: { kid, publicKey },
        };
      }),
    );
}

interface Flags {
  readonly module: string;
  readonly reason: string;
  readonly registry?: string;
  readonly dryRun?: boolean;
}

interface PinFlags extends Flags {
  readonly root: string;
  readonly team?: string;
}

interface Pinning {
  readonly kind: KeyChange;
  readonly description: string;
}

function pinCommand(action: Action, { kind, description }: Pinning): Command {
  return withFlags(new Command(kind))
    .description(description)
    .argument('<public-key>', 'as portal keys new prints it, or the file in which it stands')
    .addOption(new Option('--root <file>', 'the root key of the portal').env('PORTAL_ROOT_KEY').makeOptionMandatory())
    .option('--team <name>', 'the team, for a module that is not in the registry yet')
    .addHelpText('after', pinHelp)
    .action((named: string, flags: PinFlags) =>
      action(async (context) => {
        const root = resolve(context.cwd, flags.root);
        const publicKey = await publicKeyIn(resolve(context.cwd, named), named);
        return pinKeys({ ...flags, registry: addressIn(flags), kind, publicKey, root }, context);
      }),
    );
}

/** The content of the file; the text itself if there is no such file. */
async function publicKeyIn(file: string, text: string): Promise<string> {
  const content = await readFile(file, 'utf8').catch(() => text);
  return content.trim();
}

function revokeCommand(action: Action): Command {
  return withFlags(new Command('revoke'))
    .description('stop all that a key has signed, at once and for ever')
    .argument('<key-id>', 'as portal keys new prints it')
    .action((kid: string, flags: Flags) =>
      action((context) => revokeKey({ ...flags, registry: addressIn(flags), kid }, context)),
    );
}

function withFlags(command: Command): Command {
  return command
    .requiredOption('--module <id>', 'the module')
    .requiredOption('--reason <text>', 'why; it stands in the log')
    .addOption(new Option('--registry <address>', "the portal's address").env('PORTAL_REGISTRY'))
    .option('--dry-run', 'show what would change, and change nothing');
}

function addressIn({ registry }: Flags): string {
  if (registry !== undefined) return registry;
  throw new CliError('usage', 'Which portal? Name its address: --registry, or the variable PORTAL_REGISTRY');
}
