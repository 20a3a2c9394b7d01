import { apiBasePath } from '@seed/contracts/endpoint';
import { methodNotAllowed } from '@seed/service-kit/problem-error';
import { docsPage } from '../openapi/docs-page.ts';
import { docsStyle } from '../openapi/docs-style.ts';
import { portalDocument } from '../openapi/portal-document.ts';
import { ownDeclaration } from '../services/own-declaration.ts';
import type { ServiceDirectory } from '../services/service-directory.ts';
import { Representation } from '../static/representation.ts';
import { revalidated, send } from '../static/send.ts';
import type { GatewayContext, GatewayMiddleware } from '../request-scope.ts';
import { closedPolicy } from './security-headers.ts';

/** Plain HTML with one stylesheet and the portal's icon. */
const policy = `${closedPolicy}; style-src 'self'; img-src 'self'`;
const stylesheet = `${apiBasePath}/docs/style.css`;

type Declarations = ServiceDirectory['table']['declarations'];

type Maker = (declarations: Declarations) => Representation;

const makers: Readonly<Record<string, Maker>> = {
  [`${apiBasePath}/openapi.json`]: (declarations) =>
    text('application/json; charset=utf-8', JSON.stringify(portalDocument(declarations))),
  [`${apiBasePath}/docs`]: (declarations) =>
    text('text/html; charset=utf-8', docsPage(portalDocument(declarations), stylesheet)),
  [stylesheet]: () => text('text/css; charset=utf-8', docsStyle),
};

/**
 * `openapi.json` and its readable page: the only addresses below /api/v1 that need no token. They are made when they are
 * first read after a change of the services.
 */
export function apiDocs(services: Pick<ServiceDirectory, 'table'>): GatewayMiddleware {
  const files = new Map<string, Representation>();
  let { table } = services;
  const respond = async (ctx: GatewayContext, make: Maker) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD']);
    ctx.state.route = ctx.path;
    ctx.set('Content-Security-Policy', policy);
    if (services.table !== table) files.clear();
    ({ table } = services);
    const file = files.get(ctx.path) ?? make([...table.declarations, ownDeclaration]);
    files.set(ctx.path, file);
    await send(ctx, file, revalidated);
  };
  return (ctx, next) => {
    const make = makers[ctx.path];
    return make === undefined ? next() : respond(ctx, make);
  };
}

function text(type: string, content: string): Representation {
  return new Representation({ type, body: Buffer.from(content) });
}
