import { urlOf } from '@seed/contracts/endpoint';
import {
  addKey,
  addModule,
  getRegisteredModule,
  listRegisteredModules,
  pinKeyList,
  revokeKey,
  updateModule,
} from '@seed/registry-contracts/modules';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { created, ok, page } from '@seed/service-kit/response';
import { route } from '@seed/service-kit/route';
import { presentModule } from './module.presenter.ts';
import type { ModulesService } from './modules.service.ts';

export function modulesRoutes(router: ServiceRouter, modules: ModulesService): void {
  route(router, listRegisteredModules, async () => page(await modules.list()));

  route(router, getRegisteredModule, async ({ params }) => {
    const row = await modules.get(params.module);
    return ok(presentModule(row), { version: row.version });
  });

  route(router, addModule, async ({ body, idempotencyKey, caller }) => {
    const module = await modules.add({ body, idempotencyKey }, caller);
    return created(urlOf(getRegisteredModule, { module: module.id }), module, { version: 1 });
  });

  route(router, updateModule, async ({ params, body, ifMatch, caller }) => {
    const row = await modules.update({ module: params.module, body, expected: ifMatch }, caller);
    return ok(presentModule(row), { version: row.version });
  });

  route(router, addKey, async ({ params, body, idempotencyKey, caller }) => {
    const module = await modules.addKey({ module: params.module, body, idempotencyKey }, caller);
    return created(urlOf(getRegisteredModule, { module: module.id }), module);
  });

  route(router, pinKeyList, async ({ params, body, caller }) =>
    ok(await modules.pinKeyList({ ...params, body }, caller)),
  );

  route(router, revokeKey, async ({ params, body, caller }) =>
    ok(await modules.revokeKey({ ...params, body }, caller)),
  );
}
