import { fileDigest } from '@seed/contracts/release-statement';
import { releaseFeedPath } from '@seed/contracts/release-feed';
import { notFound } from '@seed/service-kit/problem-error';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { z } from 'zod';
import type { FeedService } from './feed.service.ts';

const longestWaitSeconds = 25;

const wait = z.object({
  after: z.coerce.number().int().nonnegative().optional().catch(undefined),
  wait: z.coerce.number().int().min(0).max(longestWaitSeconds).catch(0),
});

/** The internal addresses that gateways read, without a token; none of the contents is secret. */
export function feedRoutes(router: ServiceRouter, feed: FeedService): void {
  router.get(releaseFeedPath, async (ctx) => {
    ctx.state.route = releaseFeedPath;
    const { after, wait: seconds } = wait.parse(ctx.query);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await feed.read({ after, seconds }, ctx.state.signal);
  });

  router.get(`${releaseFeedPath}/files/:digest`, async (ctx) => {
    ctx.state.route = `${releaseFeedPath}/files/:digest`;
    const digest = fileDigest.safeParse(ctx['params'].digest);
    if (!digest.success) throw notFound();
    ctx.body = await feed.file(digest.data);
    ctx.type = 'application/octet-stream';
  });

  router.get(`${releaseFeedPath}/:module/:version`, async (ctx) => {
    ctx.state.route = `${releaseFeedPath}/:module/:version`;
    const { module = '', version = '' } = ctx['params'];
    ctx.body = await feed.release({ module, version });
  });
}
