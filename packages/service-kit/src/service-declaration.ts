import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Endpoint } from '@seed/contracts/endpoint';
import {
  declarationPath,
  type ServiceDeclaration,
  type ServiceManifest,
  serviceManifest,
} from '@seed/contracts/service-manifest';
import { unknownKeys } from '@seed/contracts/unknown-keys';
import { z } from 'zod';
import { ConfigError } from './config.ts';
import { openApiPart } from './openapi/service-document.ts';
import type { KitContext, KitMiddleware } from './request-state.ts';

/**
 * Reads `service.json`.
 *
 * @throws ConfigError `config_invalid` if it is no valid manifest or has an unknown key
 * @example
 * const manifest = readServiceManifest(new URL('../service.json', import.meta.url));
 */
export function readServiceManifest(file: URL): ServiceManifest {
  const given: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const parsed = serviceManifest.safeParse(given);
  if (!parsed.success) throw new ConfigError([`${file.pathname}: ${z.prettifyError(parsed.error)}`]);
  const unknown = unknownKeys(given, parsed.data);
  if (unknown.length > 0) throw new ConfigError([`${file.pathname}: no manifest has ${unknown.join(', ')}`]);
  return parsed.data;
}

/** Serves `GET /service`: the declaration of the service, for the gateway. */
export function declarationRoute(manifest: ServiceManifest, endpoints: readonly Endpoint[]): KitMiddleware {
  let made: { readonly body: string; readonly etag: string } | undefined;
  const respond = (ctx: KitContext) => {
    made ??= withTag({ ...manifest, openapi: openApiPart(endpoints, manifest.id) });
    ctx.set('ETag', made.etag);
    ctx.set('Cache-Control', 'no-cache');
    ctx.status = 200;
    if (ctx.fresh) ctx.status = 304;
    else {
      ctx.type = 'application/json';
      ctx.body = made.body;
    }
  };
  return (ctx, next) => (ctx.path === declarationPath ? respond(ctx) : next());
}

function withTag(declaration: ServiceDeclaration) {
  const body = JSON.stringify(declaration);
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
}
