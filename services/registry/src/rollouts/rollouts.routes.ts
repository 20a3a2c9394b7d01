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

  route(router, startRollout, async ({ params, body, idempotencyKey, caller }) => {
    const rollout = await rollouts.start({ module: params.module, body, idempotencyKey }, caller);
    return created(urlOf(getRollout, { module: rollout.module, id: rollout.id }), rollout);
  });

  route(router, changeRollout, async ({ params, body, ifMatch, caller }) => {
    const { rollout, version } = await rollouts.change({ ...params, body, expected: ifMatch }, caller);
    return ok(rollout, { version });
  });

  route(router, endRollout, async ({ params, body, ifMatch, caller }) => {
    const { rollout, version } = await rollouts.end({ ...params, body, expected: ifMatch }, caller);
    return ok(rollout, { version });
  });

  route(router, getModuleSwitch, async ({ params }) => {
    const row = await switches.get(params.module);
    return ok(presentSwitch(row), { version: row.version });
  });

  route(router, switchModule, async ({ params, body, ifMatch, caller }) => {
    const row = await switches.switch({ module: params.module, body, expected: ifMatch }, caller);
    return ok(presentSwitch(row), { version: row.version });
  });

  route(router, reportVisits, async ({ body }) => ok(await visits.report(body)));
}
