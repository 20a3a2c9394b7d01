import { resolve } from 'node:path';
import { Command } from 'commander';
import type { Action } from '../context.ts';
import { makeSigningKey } from './signing-key.ts';

const help = `
An Admin of the portal pins the public key for the module. The file is a secret of the team: keep it out of the
repository, for example as a file variable of the pipeline.`;

/** `portal keys` */
export function keysCommand(action: Action): Command {
  const create = new Command('new')
    .description('make the key that signs releases, in a file that only you may read')
    .argument('<file>', 'the new file')
    .addHelpText('after', help)
    .action((file: string) =>
      action(async ({ cwd }) => {
        const { kid, publicKey } = await makeSigningKey(resolve(cwd, file));
        return {
          text: `The key is in ${file}.\nkey id:      ${kid}\npublic key:  ${publicKey}`,
          data: { kid, publicKey },
        };
      }),
    );
  return new Command('keys').description('keys that sign releases').addCommand(create);
}
