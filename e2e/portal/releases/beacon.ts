import { randomUUID } from 'node:crypto';
import type { ApiCaller } from '../api.ts';
import type { Rollout } from './release-team.ts';

/** How one opening of a version went: the milliseconds of its mount, or a failure. */
export type Opening = number | 'failed';

/** Reports openings as the portal's page does: each begins, and ends. */
export async function report(
  member: ApiCaller,
  { id: rollout }: Pick<Rollout, 'id'>,
  openings: readonly (readonly [version: string, went: Opening])[],
): Promise<void> {
  const visits = openings.flatMap(([version, went]) => {
    const visit = { id: randomUUID(), rollout, version };
    const end = went === 'failed' ? { event: 'failed' } : { event: 'mounted', ms: went };
    return [
      { ...visit, event: 'begun' },
      { ...visit, ...end },
    ];
  });
  const response = await member.fetch('/registry/visits', { method: 'POST', body: { visits } });
  if (!response.ok) throw new Error(`The report was refused: ${response.status} ${await response.text()}`);
}
