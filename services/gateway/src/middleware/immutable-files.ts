import { notFound } from '@seed/service-kit/problem-error';
import type { GatewayMiddleware } from '../request-scope.ts';
import type { Representation } from '../static/representation.ts';
import { immutable, send } from '../static/send.ts';

/**
 * Files with a digest or a version in their address, which never change. A missing file is a 404 that no cache stores. They
 * are no documents, so they have the closed policy, which is a third as long as that of a page.
 *
 * @param route the route in metrics and logs
 * @param find finds the file at a path
 */
export function immutableFiles(
  route: string,
  find: (path: string) => Promise<Representation | undefined>,
): GatewayMiddleware {
  return async (ctx) => {
    ctx.state.route = route;
    const file = await find(ctx.path);
    if (file === undefined) throw notFound();
    await send(ctx, file, immutable);
  };
}
