import { endpoints } from '@seed/registry-contracts/endpoints';
import { keepAppendOnly } from '@seed/service-kit/append-only';
import type { Logger } from '@seed/service-kit/logger';
import type { Service } from '@seed/service-kit/service';
import { readServiceManifest } from '@seed/service-kit/service-declaration';
import type { Database } from '@seed/service-kit/transaction';
import { channelsRepository } from './channels/channels.repository.ts';
import { channelsRoutes } from './channels/channels.routes.ts';
import { ChannelsService } from './channels/channels.service.ts';
import { createSetWatch } from './channels/set-watch.ts';
import type { RegistryConfig } from './config.ts';
import { registrySchema } from './db/schema.ts';
import { gatewayReportRoutes, gatewaysRoutes } from './gateways/gateways.routes.ts';
import { GatewaysService } from './gateways/gateways.service.ts';
import { openFeed } from './feed/feed.ts';
import { healthRoutes } from './health/health.routes.ts';
import { startOpeningCounts } from './health/opening-counts.ts';
import { measuredOpenings } from './health/opening-metrics.ts';
import { logRoutes } from './log/log.routes.ts';
import { LogService } from './log/log.service.ts';
import { createRegistryMetrics, watchChain } from './metrics.ts';
import { createKeyPolicy } from './modules/key-policy.ts';
import { modulesRoutes } from './modules/modules.routes.ts';
import { ModulesService } from './modules/modules.service.ts';
import { livePortalAt } from './live/live-portal.ts';
import { startRetention } from './retention/retention.ts';
import { storageAt } from './releases/release-storages.ts';
import { releasesRoutes } from './releases/releases.routes.ts';
import { ReleasesService } from './releases/releases.service.ts';
import { watchRollouts } from './rollouts/rollout-watch.ts';
import { rolloutsRoutes } from './rollouts/rollouts.routes.ts';
import { RolloutsService } from './rollouts/rollouts.service.ts';
import { SwitchesService } from './rollouts/switches.service.ts';
import { VisitsService } from './rollouts/visits.service.ts';

export const registryService: Service<RegistryConfig> = {
  manifest: readServiceManifest(new URL('../service.json', import.meta.url)),
  endpoints,
  schema: registrySchema,
  async compose({ database, config, logger, metrics }) {
    await keepAppendOnly(database, { table: 'log_entries', key: 'sequence' }, logger);
    const watch = openSetWatch(database, logger);
    const policy = createKeyPolicy(config.rootKeys, logger);
    const live = livePortalAt(config.gateway, policy);
    const limits = config.rollouts;
    const stopRollouts = watchRollouts({ database, watch, live, limits, logger });
    const counts = createRegistryMetrics(metrics.registry, database);
    const stopChain = watchChain({ registry: metrics.registry, database, logger });
    const storage = counts.observed(storageAt(config.releases));
    const retention = { database, storage, keepDays: config.keepDays, clock: () => new Date() };
    const stopRetention = startRetention(retention, logger);
    const feed = openFeed({ database, storage, logger });
    const openings = measuredOpenings(startOpeningCounts(database, logger), metrics.registry);
    const gateways = new GatewaysService(database, logger);
    return {
      publicRoutes: (router) => [feed.routes(router), gatewayReportRoutes(router, gateways)],
      routes(router) {
        modulesRoutes(router, new ModulesService(database, policy));
        releasesRoutes(router, new ReleasesService({ database, storage, live, kits: config.kits, policy }), counts);
        channelsRoutes(router, new ChannelsService({ database, watch, live }), counts);
        rolloutsRoutes(router, {
          rollouts: new RolloutsService({ database, watch, live, limits }),
          switches: new SwitchesService(database, watch),
          visits: new VisitsService({ database, openings, limits }),
        });
        gatewaysRoutes(router, gateways);
        healthRoutes(router, database);
        logRoutes(router, new LogService(database));
      },
      // The log keeps the ids of those who released; nothing else here is about members.
      removeMember: () => Promise.resolve(),
      async stop() {
        for (const part of [watch, feed]) part.stop();
        stopRollouts();
        await Promise.all([stopRetention(), stopChain(), openings.stop()]);
      },
    };
  },
};

function openSetWatch(database: Database, logger: Logger) {
  return createSetWatch(
    () => channelsRepository(database.manager).newestSetId(),
    (error) => logger.warn({ err: error }, 'the newest release set cannot be read'),
  );
}
