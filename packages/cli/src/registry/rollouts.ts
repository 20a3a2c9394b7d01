import { z } from 'zod';
import { CliError } from '../cli-error.ts';
import type { Context } from '../context.ts';
import { isAddress, type ReasonFlags } from '../release/places.ts';
import { type RegistryClient, registryClient, tried } from './registry-client.ts';

const rollout = z.looseObject({
  id: z.number(),
  version: z.string(),
  state: z.string(),
  share: z.number(),
  roles: z.array(z.string()),
  steps: z.array(z.number()),
});
const moduleSwitch = z.looseObject({ isOn: z.boolean() });

export type Rollout = z.infer<typeof rollout>;

/** The members who get a canary, and the shares that follow while it stays good. */
export type Audience = Pick<Rollout, 'share' | 'roles' | 'steps'>;

interface Act {
  readonly module: string;
  readonly reason: string;
  /** Lets the registry check the act, and changes nothing. */
  readonly isDryRun: boolean;
}

/** The rollouts and switches of a portal's registry service. */
export interface RolloutRegistry {
  /** Undefined if the module has no rollout now. */
  running(module: string): Promise<Rollout | undefined>;
  start(act: Act & Audience & { readonly version: string }): Promise<Rollout>;
  change(act: Act & Audience & { readonly id: number }): Promise<Rollout>;
  end(act: Act & { readonly id: number; readonly state: 'promoted' | 'aborted' }): Promise<Rollout>;
  switch(act: Act & { readonly isOn: boolean; readonly message?: string }): Promise<void>;
}

/** @throws CliError `usage` if the options name no running portal. */
export async function rolloutRegistry({ registry }: ReasonFlags, { env }: Context): Promise<RolloutRegistry> {
  if (registry === undefined || !isAddress(registry)) {
    throw new CliError('usage', 'Rollouts and switches need the registry of a portal: --registry <address>');
  }
  return rolloutsOf(await registryClient(registry, env));
}

function rolloutsOf(client: RegistryClient): RolloutRegistry {
  const pathOf = (module: string) => `/registry/modules/${module}/rollouts`;
  return {
    async running(module) {
      const found = await client.send(pathOf(module), z.array(rollout));
      return found.find(({ state }) => state === 'running');
    },
    start: ({ module, isDryRun, ...body }) =>
      client.send(tried(pathOf(module), isDryRun), rollout, { method: 'POST', body }),
    change: ({ module, id, isDryRun, ...body }) =>
      client.send(tried(`${pathOf(module)}/${id}`, isDryRun), rollout, { method: 'PUT', body }),
    end: ({ module, id, isDryRun, ...body }) =>
      client.send(tried(`${pathOf(module)}/${id}/end`, isDryRun), rollout, { method: 'PUT', body }),
    async switch({ module, isDryRun, ...body }) {
      const path = tried(`/registry/modules/${module}/switch`, isDryRun);
      await client.send(path, moduleSwitch, { method: 'PUT', body });
    },
  };
}
