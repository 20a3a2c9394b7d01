import { moduleId, moduleVersion } from '@seed/contracts/module-manifest';
import * as z from '@seed/contracts/schema';
import { isMissing } from '@seed/service-kit/durable-files';
import { notFound } from '@seed/service-kit/problem-error';
import { lazyDigestsOf, lazyDigestsPath } from '../boot/file-digests.ts';
import type { ReleaseSource } from '../boot/release-source.ts';
import { ReleaseRefusedError } from '../releases/release-refused-error.ts';
import type { GatewayMiddleware } from '../request-scope.ts';
import { Representation } from '../static/representation.ts';
import { immutable, send } from '../static/send.ts';

const releaseName = z.object({ id: moduleId, version: moduleVersion });
const address = new RegExp(`^${lazyDigestsPath}/(?<id>[^/]+)/(?<version>[^/]+)\\.json$`);

/** `/boot/<id>/<version>.json`: the digests of a published release's lazy files, which never change. */
export function lazyDigests({ published }: Pick<ReleaseSource, 'published'>): GatewayMiddleware {
  return async (ctx) => {
    ctx.state.route = lazyDigestsPath;
    const name = releaseName.safeParse(address.exec(ctx.path)?.groups);
    if (!name.success) throw notFound();
    const release = await published(name.data.id, name.data.version).catch((error: unknown) => {
      throw isMissing(error) || error instanceof ReleaseRefusedError ? notFound() : error;
    });
    const body = Buffer.from(JSON.stringify(lazyDigestsOf(release)));
    await send(ctx, new Representation({ type: 'application/json; charset=utf-8', body }), immutable);
  };
}
