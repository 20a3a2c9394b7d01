import { urlOf } from '@seed/contracts/endpoint';
import {
  changeRollout,
  endRollout,
  getModuleSwitch,
  getRollout,
  listRollouts,
  reportVisits,
  startRollout,
  switchModule,
} from '@seed/registry-contracts/rollouts';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { created, ok, page } from '@seed/service-kit/response';
import { route } from '@seed/service-kit/route';
import { isDryRun } from '../dry-run.ts';
import { presentSwitch } from './rollout.presenter.ts';
import type { RolloutsService } from './rollouts.service.ts';
import type { SwitchesService } from './switches.service.ts';
import type { VisitsService } from './visits.service.ts';

interface RolloutParts {
  readonly rollouts: RolloutsService;
  readonly switches: SwitchesService;
  readonly visits: VisitsService;
}

export function rolloutsRoutes(router: ServiceRouter, { rollouts, switches, visits }: RolloutParts): void {
  route(router, listRollouts, async ({ params }) => page(await rollouts.list(params.module)));

  route(router, getRollout, async ({ params }) => {
    const { rollout, version } = await rollouts.get(params.module, params.id);
    return ok(rollout, { version });
  });

  route(router, startRollout, async ({ params, query, body, idempotencyKey, caller }) => {
    const start = { module: params.module, body, idempotencyKey, isDryRun: isDryRun(query) };
    const rollout = await rollouts.start(start, caller);
    if (isDryRun(query)) return ok(rollout);
    return created(urlOf(getRollout, { module: rollout.module, id: rollout.id }), rollout);
  });

  route(router, changeRollout, async ({ params, query, body, ifMatch, caller }) => {
    const act = { ...params, body, expected: ifMatch, isDryRun: isDryRun(query) };
    const { rollout, version } = await rollouts.change(act, caller);
    return ok(rollout, { version });
  });

  route(router, endRollout, async ({ params, query, body, ifMatch, caller }) => {
    const act = { ...params, body, expected: ifMatch, isDryRun: isDryRun(query) };
    const { rollout, version } = await rollouts.end(act, caller);
    return ok(rollout, { version });
  });

  route(router, getModuleSwitch, async ({ params }) => {
    const row = await switches.get(params.module);
    return ok(presentSwitch(row), { version: row.version });
  });

  route(router, switchModule, async ({ params, query, body, ifMatch, caller }) => {
    const act = { module: params.module, body, expected: ifMatch, isDryRun: isDryRun(query) };
    const row = await switches.switch(act, caller);
    return ok(presentSwitch(row), { version: row.version });
  });

  route(router, reportVisits, async ({ body, caller }) => ok(await visits.report(body, caller)));
}
