import { Readable } from 'node:stream';
import { listAuditEntries, type AuditEntry } from '@seed/contracts/audit';
import { apiBasePath } from '@seed/contracts/endpoint';
import { callerOf } from '@seed/service-kit/bearer';
import { fieldProblems } from '@seed/service-kit/field-problems';
import { badRequest, forbidden } from '@seed/service-kit/problem-error';
import { safeParse } from 'zod';
import type { AuditSource } from '../audit/audit-source.ts';
import { everyEntry, readMerged } from '../audit/merged-log.ts';
import type { GatewayContext, GatewayMiddleware } from '../request-scope.ts';
import { requestHeaders } from '../upstream/request-headers.ts';
import type { ProxyConfig } from './proxy.ts';

/** Where Admins read the audit log of all services. */
export const auditLogPath = `${apiBasePath}${listAuditEntries.path}`;

const entriesPerPage = 200;
const jsonLines = listAuditEntries.linesType;

/**
 * `GET /api/v1/audit-entries`: the entries of all sources, newest first, a page as JSON or all as JSON lines. Services
 * verify the token and the role of the reader again.
 */
export function auditLog(sources: () => readonly AuditSource[], config: ProxyConfig): GatewayMiddleware {
  const protocol = config.publicUrl.startsWith('https:') ? 'https' : 'http';
  return async (ctx) => {
    ctx.state.route = auditLogPath;
    if (!callerOf(ctx).isAdmin) throw forbidden('Only Admins may read the audit log.');
    const { service, format, ...query } = parseQuery(ctx);
    const { requestId, traceparent, log } = ctx.state;
    const facts = { requestId, traceparent, protocol, trustProxy: config.trustProxy, withToken: true };
    const reader = { headers: withoutConditions(requestHeaders(ctx.req, facts)), log };
    const chosen = sources().filter(({ name }) => service === undefined || service === name);
    ctx.set('Cache-Control', 'no-store');
    if (format === 'jsonl' || (format === undefined && ctx.accepts('json', jsonLines) === jsonLines)) {
      // Koa adds listeners to the stream besides those of all middlewares.
      ctx.res.setMaxListeners(20);
      ctx.attachment('audit-log.jsonl');
      ctx.type = jsonLines;
      ctx.body = Readable.from(lines(everyEntry(chosen, { ...query, limit: entriesPerPage }, reader)));
      return;
    }
    const { entries, nextCursor } = await readMerged(
      chosen,
      { ...query, limit: query.limit ?? entriesPerPage },
      reader,
    );
    if (nextCursor !== undefined) ctx.set('Link', `<${nextPage(ctx, nextCursor)}>; rel="next"`);
    ctx.body = entries;
  };
}

function parseQuery(ctx: GatewayContext) {
  const parsed = safeParse(listAuditEntries.query, { ...ctx.query });
  if (!parsed.success) throw badRequest('The query of the address is not valid.', fieldProblems(parsed.error));
  return parsed.data;
}

/** A service must send its entries, whatever the client has cached, and uncompressed. */
function withoutConditions(headers: readonly string[]): string[] {
  const dropped = new Set(['if-none-match', 'accept', 'accept-encoding', 'range']);
  return headers.filter((_, at) => !dropped.has(headers[at - (at % 2)] ?? ''));
}

async function* lines(entries: AsyncIterable<AuditEntry>): AsyncGenerator<string> {
  for await (const entry of entries) yield `${JSON.stringify(entry)}\n`;
}

function nextPage(ctx: GatewayContext, cursor: string): string {
  const query = new URLSearchParams(ctx.querystring);
  query.set('cursor', cursor);
  return `${ctx.path}?${query}`;
}
