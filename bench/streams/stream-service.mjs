// A service whose only resource is a stream of events: a comment every 25 s, and an event when it begins.
import { endpoint } from '@seed/contracts/endpoint';
import { declarationPath } from '@seed/contracts/service-manifest';
import { createServiceApp } from '@seed/service-kit/app';
import { EventStreams } from '@seed/service-kit/event-streams';
import { createLogger } from '@seed/service-kit/logger';
import { createMetrics } from '@seed/service-kit/metrics';
import { startServer } from '@seed/service-kit/server';
import { createTokenVerifier } from '@seed/service-kit/token-verifier';
import { z } from 'zod';

const [, , origin] = process.argv;
const declaration = {
  id: 'notifications',
  resources: ['notification-stream'],
  uploads: [],
  streams: ['notification-stream'],
  public: [],
  contract: '1.0.0',
  openapi: { paths: {}, components: { schemas: {} } },
};
const streamCounts = endpoint({
  operation: 'streamCounts',
  method: 'GET',
  path: '/notification-stream',
  summary: 'Counts',
  mediaType: 'text/event-stream',
  response: z.string(),
  eventData: z.object({ count: z.number() }),
  status: 200,
});

const tokens = {
  issuer: `${origin}/realms/seed`,
  jwksUrl: origin,
  audience: 'portal-api',
  rolesClaim: 'realm_access.roles',
  adminRole: 'Admin',
  clientId: 'portal-web',
};
const logger = createLogger({ name: 'streams', level: 'warn' });
const metrics = createMetrics('notifications');
const streams = new EventStreams(metrics);
const app = createServiceApp({
  name: 'notifications',
  logger,
  metrics,
  verifier: createTokenVerifier({ ...tokens, log: logger }),
  declaration: async (ctx, next) => {
    if (ctx.path === declarationPath) ctx.body = declaration;
    else await next();
  },
  routes: (router) =>
    streams.route(router, streamCounts, ({ send }) => {
      send({ id: '1', data: { count: 0 } });
      return () => undefined;
    }),
});
const configure = (server) => process.env.SHARED === 'false' || streams.shareConnections(server);
const { url } = await startServer(app, { host: '127.0.0.1', port: 0, logger, configure });
process.on('disconnect', () => process.exit());
process.send({ url });
