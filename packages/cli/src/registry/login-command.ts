import { Command, Option } from 'commander';
import type { Action } from '../context.ts';
import { signInPerson, signOut } from './sign-in.ts';

interface Flags {
  readonly registry: string;
}

const portalOption = () =>
  new Option('--registry <address>', "the portal's address").env('PORTAL_REGISTRY').makeOptionMandatory();

const help = `
You confirm a code in your browser. The tokens lie in seed-portal/tokens.json of your settings, which only you may read.
Pipelines sign in by PORTAL_CLIENT and PORTAL_CLIENT_SECRET instead.`;

/** `portal login` */
export function loginCommand(action: Action): Command {
  return new Command('login')
    .description('sign in at a portal, to release as yourself')
    .addOption(portalOption())
    .addHelpText('after', help)
    .action(({ registry: portal }: Flags) =>
      action(async ({ env, progress }) => {
        const name = await signInPerson({ portal, env, show: progress });
        return { text: `Signed in at ${portal} as ${name}`, data: { portal, name } };
      }),
    );
}

/** `portal logout` */
export function logoutCommand(action: Action): Command {
  return new Command('logout')
    .description('end your sign-in at a portal')
    .addOption(portalOption())
    .action(({ registry: portal }: Flags) =>
      action(async ({ env }) => {
        const name = await signOut(portal, env);
        const text = name === undefined ? `Nobody is signed in at ${portal}` : `${name} is signed out of ${portal}`;
        return { text, data: { portal, name: name ?? null } };
      }),
    );
}
