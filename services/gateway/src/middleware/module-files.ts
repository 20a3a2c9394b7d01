import { notFound } from '@seed/service-kit/problem-error';
import type { GatewayMiddleware } from '../request-scope.ts';
import { immutable, send } from '../static/send.ts';
import type { StaticFolder } from '../static/static-folder.ts';

/** `/m/<id>/<version>/…`: published builds, which never change. A missing file is a 404 that no cache stores. */
export function moduleFiles(modules: StaticFolder): GatewayMiddleware {
  return async (ctx) => {
    ctx.state.route = '/m';
    const file = await modules.find(ctx.path.slice('/m'.length));
    if (file === undefined) throw notFound();
    await send(ctx, file, immutable);
  };
}
