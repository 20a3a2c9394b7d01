import type { BootDocument } from '@seed/contracts/boot';
import { withNamedDigests } from '../boot/file-digests.ts';
import type { GatewayMiddleware } from '../request-scope.ts';
import { Representation } from '../static/representation.ts';
import { revalidated, send } from '../static/send.ts';

/** Serves `/boot.json`, by which an open tab finds new releases. */
export function bootJson(boot: () => Promise<BootDocument>): GatewayMiddleware {
  let last = jsonOf('{}');
  return async (ctx) => {
    ctx.state.route = '/boot.json';
    const text = JSON.stringify(withNamedDigests(await boot()));
    if (last.body.toString() !== text) last = jsonOf(text);
    await send(ctx, last, revalidated);
  };
}

function jsonOf(text: string): Representation {
  return new Representation({ type: 'application/json; charset=utf-8', body: Buffer.from(text) });
}
