import { urlOf } from '@seed/contracts/endpoint';
import {
  completeRelease,
  getPublishedRelease,
  listPublishedReleases,
  publishRelease,
  uploadReleaseFile,
} from '@seed/registry-contracts/releases';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { created, noContent, ok, page } from '@seed/service-kit/response';
import { route } from '@seed/service-kit/route';
import { isDryRun } from '../dry-run.ts';
import type { RegistryMetrics } from '../metrics.ts';
import { presentRelease } from './release.presenter.ts';
import type { ReleasesService } from './releases.service.ts';

export function releasesRoutes(router: ServiceRouter, releases: ReleasesService, counts: RegistryMetrics): void {
  route(router, listPublishedReleases, async ({ params, query }) => {
    const { items, nextCursor } = await releases.list(params.module, query);
    return page(
      items.map((row) => presentRelease(row, [])),
      nextCursor,
    );
  });

  route(router, getPublishedRelease, async ({ params, caller }) => ok(await releases.get(params, caller)));

  route(router, publishRelease, async ({ params, query, body, caller }) => {
    if (isDryRun(query)) return ok(await releases.tryOut(params, body, caller));
    const { release, isNew } = await releases.publish(params, body, caller);
    return isNew ? created(urlOf(getPublishedRelease, params), release) : ok(release);
  });

  route(router, uploadReleaseFile, async ({ params, body, caller }) => {
    const content = Buffer.from(await body.file.arrayBuffer());
    await releases.upload({ ...params, content }, caller);
    return noContent();
  });

  route(router, completeRelease, async ({ params, caller }) =>
    ok(await counts.count('publish', releases.complete(params, caller))),
  );
}
