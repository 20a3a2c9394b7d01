import { createUpload, pictureUrl, uploadsPath } from '@seed/contracts/uploads';
import { callerOf } from '@seed/service-kit/bearer';
import { methodNotAllowed } from '@seed/service-kit/problem-error';
import { isNotModified } from '@seed/service-kit/precondition';
import { createdAtPath } from '@seed/service-kit/response';
import type { KitContext, ServiceRouter } from '@seed/service-kit/request-state';
import { route } from '@seed/service-kit/route';
import { pictureType } from './picture-conversion.ts';
import type { UploadAdmission } from './upload-admission.ts';
import { assertPictureName, type UploadsService } from './uploads.service.ts';

const year = 365 * 24 * 60 * 60;

export interface UploadsRoutesOptions {
  readonly uploads: UploadsService;
  readonly admission: UploadAdmission;
}

export function uploadsRoutes(router: ServiceRouter, { uploads, admission }: UploadsRoutesOptions): void {
  router.post(createUpload.path, (ctx, next) => admission.run(callerOf(ctx).id, next));
  route(router, createUpload, async ({ body, idempotencyKey, caller }) => {
    const upload = await uploads.create({ file: body.file, idempotencyKey }, caller);
    return createdAtPath(pictureUrl(upload.filename), upload);
  });
}

/** The pictures themselves; a reader needs the name, but no token. */
export function picturesRoutes(router: ServiceRouter, uploads: UploadsService): void {
  router.all(`${uploadsPath}/:filename`, async (ctx) => {
    ctx.state.route = `${uploadsPath}/:filename`;
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD']);
    const filename = String(ctx['params'].filename);
    await sendPicture(ctx, filename, uploads);
  });
}

async function sendPicture(ctx: KitContext, filename: string, uploads: UploadsService): Promise<void> {
  assertPictureName(filename);
  ctx.status = 200;
  ctx.set('ETag', `"${filename}"`);
  // The content of a name never changes, so the storage is not needed for a browser that has it.
  const content = isNotModified(ctx) ? undefined : await uploads.read(filename);
  ctx.set({
    'Cache-Control': `public, max-age=${year}, immutable`,
    'Content-Disposition': 'inline',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  });
  if (content === undefined) {
    ctx.status = 304;
    return;
  }
  ctx.type = pictureType;
  ctx.body = content;
}
