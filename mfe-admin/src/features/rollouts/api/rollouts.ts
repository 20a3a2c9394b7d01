import { queryFor, useApi } from '@seed/portal-sdk';
import type { CreateVariables } from '@seed/portal-sdk';
import { changeRollout, endRollout, listRollouts, startRollout } from '@seed/registry-contracts/rollouts';
import { useQuery } from '@tanstack/react-query';
import type { Reason } from '../../../acts/act-dialog.tsx';
import { dryRunReason } from '../../../acts/use-rehearsal.ts';
import { freshMs } from '../../../constants.ts';

/** The newest rollouts of a module. While one runs, what is known of it grows without an entry in the log. */
export function useRollouts(module: string) {
  return useQuery({
    ...queryFor(useApi(), listRollouts, { params: { module } }),
    refetchInterval: ({ state }) => state.data?.data.some((rollout) => rollout.state === 'running') && freshMs,
  });
}

/** The shares that follow by themselves after the first one; 100 makes the canary live. */
const laterSteps = [5, 25, 100];

/** The body of a new rollout or of a change. */
export interface AudienceInput extends Reason {
  readonly share: number;
  readonly goesOn: boolean;
}

function audienceOf({ share, goesOn, reason }: AudienceInput) {
  return { share, roles: [], steps: goesOn ? laterSteps.filter((step) => step > share) : [], reason };
}

/** @param from the version that is live; another one by then refuses the start */
export function useStart(
  module: string,
  { version, from }: { readonly version: string; readonly from: string | null | undefined },
) {
  const api = useApi();
  const params = { module };
  const audience = { share: 1, goesOn: false, reason: dryRunReason };
  return {
    act: ({ body, idempotencyKey }: CreateVariables<AudienceInput>) =>
      api(startRollout, { params, body: { version, from, ...audienceOf(body) }, idempotencyKey }),
    rehearse: () =>
      api(startRollout, { params, query: { dryRun: 'true' }, body: { version, from, ...audienceOf(audience) } }),
  };
}

export function useChange(module: string, id: number) {
  const api = useApi();
  return ({ body }: CreateVariables<AudienceInput>) =>
    api(changeRollout, { params: { module, id }, body: audienceOf(body) });
}

export function useEnd(module: string, { id, state }: { readonly id: number; readonly state: 'promoted' | 'aborted' }) {
  const api = useApi();
  const params = { module, id };
  return {
    act: ({ body: { reason } }: CreateVariables<Reason>) => api(endRollout, { params, body: { state, reason } }),
    rehearse: () => api(endRollout, { params, query: { dryRun: 'true' }, body: { state, reason: dryRunReason } }),
  };
}
