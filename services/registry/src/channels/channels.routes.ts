import { getChannel, getReleaseSet, listChannels, moveChannel } from '@seed/registry-contracts/channels';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { ok, page } from '@seed/service-kit/response';
import { route } from '@seed/service-kit/route';
import { isDryRun } from '../dry-run.ts';
import type { RegistryMetrics } from '../metrics.ts';
import { presentChannel } from './channel.presenter.ts';
import type { ChannelsService } from './channels.service.ts';

export function channelsRoutes(router: ServiceRouter, channels: ChannelsService, counts: RegistryMetrics): void {
  route(router, listChannels, async () => page(await channels.list()));

  route(router, getChannel, async ({ params }) => {
    const row = await channels.get(params.name);
    return ok(presentChannel(row), { version: row.version });
  });

  route(router, moveChannel, async ({ params, query, body, ifMatch, caller }) => {
    const isTried = isDryRun(query);
    const moving = channels.move({ name: params.name, body, expected: ifMatch, isDryRun: isTried }, caller);
    const row = await (isTried ? moving : counts.count('move', moving));
    return ok(presentChannel(row), { version: row.version });
  });

  route(router, getReleaseSet, async ({ query, signal }) => ok(await channels.newestSet(query, signal)));
}
