import type { BootDocument } from '@seed/contracts/boot';
import { getsCanary } from '@seed/contracts/canary-audience';
import type { PortalUser } from '@seed/portal-sdk/host';

/** The part of a member that decides which releases they get. */
export type RolloutMember = Pick<PortalUser, 'id' | 'roles'>;

/** The boot document with the releases of one member: canaries replace stable releases of their modules. */
export function documentFor(boot: BootDocument, member: RolloutMember | undefined): BootDocument {
  if (member === undefined) return boot;
  const chosen = (boot.canaries ?? []).filter((canary) => getsCanary(canary, member)).map(({ release }) => release);
  if (chosen.length === 0) return boot;
  const isOff = (id: string) => boot.off?.some((module) => module.id === id);
  const others = boot.modules.filter(({ id }) => !chosen.some((release) => release.id === id));
  return { ...boot, modules: [...others, ...chosen.filter(({ id }) => !isOff(id))] };
}
