import { apiBasePath } from '@seed/contracts/endpoint';
import { methodNotAllowed } from '@seed/service-kit/problem-error';
import { apiDocument } from '../openapi/api-document.ts';
import { docsPage } from '../openapi/docs-page.ts';
import { docsStyle } from '../openapi/docs-style.ts';
import { Representation } from '../static/representation.ts';
import { revalidated, send } from '../static/send.ts';
import type { GatewayMiddleware } from '../request-scope.ts';
import { closedPolicy } from './security-headers.ts';

/** Plain HTML with one stylesheet and the portal's icon. */
const policy = `${closedPolicy}; style-src 'self'; img-src 'self'`;
const stylesheet = `${apiBasePath}/docs/style.css`;

/** `openapi.json` and its readable page: the only addresses below /api/v1 that need no token. */
export function apiDocs(): GatewayMiddleware {
  const document = apiDocument();
  const files = new Map([
    [`${apiBasePath}/openapi.json`, text('application/json; charset=utf-8', JSON.stringify(document))],
    [`${apiBasePath}/docs`, text('text/html; charset=utf-8', docsPage(document, stylesheet))],
    [stylesheet, text('text/css; charset=utf-8', docsStyle)],
  ]);
  return async (ctx, next) => {
    const file = files.get(ctx.path);
    if (file === undefined) {
      await next();
      return;
    }
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD']);
    ctx.state.route = ctx.path;
    ctx.set('Content-Security-Policy', policy);
    await send(ctx, file, revalidated);
  };
}

function text(type: string, content: string): Representation {
  return new Representation({ type, body: Buffer.from(content) });
}
