import { Readable } from 'node:stream';
import {
  createDataExport,
  createDataExportLink,
  dataExportsPath,
  listDataExports,
} from '@seed/community-contracts/data-exports';
import { urlOf } from '@seed/contracts/endpoint';
import { created, createdAtPath, ok } from '@seed/service-kit/response';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { route } from '@seed/service-kit/route';
import { presentDataExport } from './data-export.presenter.ts';
import type { DataExportsService } from './data-exports.service.ts';

export function dataExportsRoutes(router: ServiceRouter, exports: DataExportsService): void {
  route(router, listDataExports, async ({ caller }) => ok((await exports.list(caller)).map(presentDataExport)));

  route(router, createDataExport, async ({ idempotencyKey, caller }) =>
    created(urlOf(listDataExports), await exports.create({ idempotencyKey }, caller)),
  );

  // Idempotency-Key is ignored, because the stored first response would hold the secret.
  route(router, createDataExportLink, async ({ params, caller }) => {
    const { secret, endsAt } = await exports.createLink(params.id, caller);
    const href = `${dataExportsPath}/${secret}`;
    return createdAtPath(href, { href, endsAt: endsAt.toISOString() });
  });
}

/** The files themselves; the secret in the address is the only credential, and ends within minutes. */
export function dataExportFilesRoutes(router: ServiceRouter, exports: DataExportsService): void {
  const path = `${dataExportsPath}/:secret`;
  router.get(path, async (ctx) => {
    ctx.state.route = path;
    const { bytes, requestedAt, content } = await exports.open(String(ctx['params'].secret));
    ctx.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    ctx.attachment(`seed-my-data-${requestedAt.toISOString().slice(0, 10)}.zip`);
    ctx.type = 'application/zip';
    ctx.body = Readable.from(content, { objectMode: false });
    ctx.length = bytes;
  });
}
