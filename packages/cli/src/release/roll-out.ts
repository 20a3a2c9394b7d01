import { InvalidArgumentError, Option } from 'commander';
import { CliError } from '../cli-error.ts';
import type { Context, Outcome } from '../context.ts';
import { type Audience, rolloutRegistry } from '../registry/rollouts.ts';
import { isAddress, type ReasonFlags } from './places.ts';

/** The options of `portal promote` that show a release to a part of the members. */
export interface AudienceFlags {
  readonly canary?: number;
  readonly roles?: readonly string[];
  readonly auto?: readonly number[];
}

export const audienceOptions = () => [
  new Option('--canary <percent>', 'show it to this share of the members first').argParser(percentage),
  new Option('--roles <names>', 'show it to members with these realm roles first, such as alumni,staff').argParser(
    words,
  ),
  new Option('--auto <shares>', 'raise the share by itself while it stays good, such as 5,25,100').argParser(shares),
];

export function hasAudience({ canary, roles, auto }: AudienceFlags): boolean {
  return canary !== undefined || roles !== undefined || auto !== undefined;
}

interface Wanted {
  readonly id: string;
  readonly version: string;
}

/** Starts a rollout of the release, or gives the running one another audience. */
export async function rollOut(
  { id: module, version }: Wanted,
  flags: ReasonFlags & AudienceFlags,
  context: Context,
): Promise<Outcome> {
  const registry = await rolloutRegistry(flags, context);
  const { reason } = flags;
  const audience = audienceOf(flags);
  const running = await registry.running(module);
  if (running !== undefined && running.version !== version) {
    throw new CliError('conflict', `A rollout of ${module} ${running.version} is running: portal abort`);
  }
  const text = (verb: string) => `${module} ${version} ${verb} the canary for ${described(audience)}`;
  const isDryRun = flags.dryRun === true;
  const act = { module, reason, isDryRun, ...audience };
  const made = running ? await registry.change({ ...act, id: running.id }) : await registry.start({ ...act, version });
  return { text: text(isDryRun ? 'would be' : 'is'), data: made };
}

/** Ends the running rollout of a release by making it stable; undefined if the release has none. */
export async function promoteCanary(
  { id: module, version }: Wanted,
  flags: ReasonFlags,
  context: Context,
): Promise<Outcome | undefined> {
  if (flags.registry === undefined || !isAddress(flags.registry)) return undefined;
  const registry = await rolloutRegistry(flags, context);
  const running = await registry.running(module);
  if (running?.version !== version) return undefined;
  const text = (verb: string) => `${module} ${version} ${verb} live for all members`;
  const isDryRun = flags.dryRun === true;
  const ended = await registry.end({ module, id: running.id, state: 'promoted', reason: flags.reason, isDryRun });
  return { text: text(isDryRun ? 'would be' : 'is'), data: ended };
}

/** `--auto 5,25,100` alone begins with its first share. */
function audienceOf({ canary, roles = [], auto = [] }: AudienceFlags): Audience {
  if (canary === undefined && roles.length === 0) return { share: auto[0] ?? 0, roles: [], steps: auto.slice(1) };
  const share = canary ?? 0;
  return { share, roles: [...roles], steps: auto.filter((step) => step > share) };
}

function described({ share, roles, steps }: Audience): string {
  const parts = [...(share > 0 ? [`${share} % of members`] : []), ...roles];
  return steps.length === 0 ? parts.join(', ') : `${parts.join(', ')}, then ${steps.join(', ')} %`;
}

function percentage(text: string): number {
  const share = Number(text);
  if (Number.isInteger(share) && share >= 1 && share <= 100) return share;
  throw new InvalidArgumentError('A share is a whole number from 1 to 100.');
}

function shares(text: string): number[] {
  return words(text).map(percentage);
}

function words(text: string): string[] {
  return text.split(',').map((word) => word.trim());
}
