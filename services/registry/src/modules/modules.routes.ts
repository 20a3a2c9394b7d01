import { urlOf } from '@seed/contracts/endpoint';
import {
  addKey,
  addModule,
  getRegisteredModule,
  listRegisteredModules,
  pinKeyList,
  removeModule,
  revokeKey,
  updateModule,
} from '@seed/registry-contracts/modules';
import { isDryRun } from '../dry-run.ts';
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

  route(router, addModule, async ({ query, body, idempotencyKey, caller }) => {
    const module = await modules.add({ body, idempotencyKey, isDryRun: isDryRun(query) }, caller);
    if (isDryRun(query)) return ok(module);
    return created(urlOf(getRegisteredModule, { module: module.id }), module, { version: 1 });
  });

  route(router, updateModule, async ({ params, query, body, ifMatch, caller }) => {
    const change = { module: params.module, body, expected: ifMatch, isDryRun: isDryRun(query) };
    const row = await modules.update(change, caller);
    return ok(presentModule(row), { version: row.version });
  });

  route(router, removeModule, async ({ params, query, body, caller }) =>
    ok(await modules.remove({ ...params, body, isDryRun: isDryRun(query) }, caller)),
  );

  route(router, addKey, async ({ params, query, body, idempotencyKey, caller }) => {
    const key = { module: params.module, body, idempotencyKey, isDryRun: isDryRun(query) };
    const module = await modules.addKey(key, caller);
    if (isDryRun(query)) return ok(module);
    return created(urlOf(getRegisteredModule, { module: module.id }), module);
  });

  route(router, pinKeyList, async ({ params, query, body, caller }) =>
    ok(await modules.pinKeyList({ ...params, body, isDryRun: isDryRun(query) }, caller)),
  );

  route(router, revokeKey, async ({ params, query, body, caller }) =>
    ok(await modules.revokeKey({ ...params, body, isDryRun: isDryRun(query) }, caller)),
  );
}
