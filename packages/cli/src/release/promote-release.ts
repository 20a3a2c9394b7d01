import { CliError } from '../cli-error.ts';
import type { Context, Outcome } from '../context.ts';
import { authorOf, placesOf, type ReasonFlags } from './places.ts';
import { type AudienceFlags, hasAudience, promoteCanary, rollOut } from './roll-out.ts';

export interface PromotionFlags extends ReasonFlags, AudienceFlags {
  /** The version that must be live before; `none` for none. */
  readonly expect?: string;
}

interface Promoted {
  readonly id: string;
  readonly version: string;
}

/**
 * Makes a release live, or shows it to a part of the members.
 *
 * @throws CliError with the reason of a refusal.
 */
export async function promoteRelease(
  { id, version }: Promoted,
  flags: PromotionFlags,
  context: Context,
): Promise<Outcome> {
  const { registry } = placesOf(flags, context);
  await registry.assertReleased(id, version);
  if (hasAudience(flags)) return rollOut({ id, version }, flags, context);
  const promoted = await promoteCanary({ id, version }, flags, context);
  if (promoted !== undefined) return promoted;
  const { reason, expect, dryRun } = flags;
  const change = await registry.change({
    action: 'promote',
    module: id,
    by: authorOf(flags),
    reason,
    isDryRun: dryRun,
    expected: expect === 'none' ? null : expect,
    choose: (live) => {
      if (live === version) throw new CliError('conflict', `${id} ${version} is live already`);
      return version;
    },
  });
  return {
    text: `${id} ${version} ${dryRun === true ? 'would be' : 'is'} live${change.from === null ? '' : ` instead of ${change.from}`}`,
    data: change,
  };
}
