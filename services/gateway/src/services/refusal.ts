import { isBelow } from '@seed/contracts/path-pattern';
import type { ServiceDeclaration } from '@seed/contracts/service-manifest';
import { z } from 'zod';
import { docsPage } from '../openapi/docs-page.ts';
import { portalDocument } from '../openapi/portal-document.ts';
import { ownDeclaration } from './own-declaration.ts';
import { firstSegment } from './routing-table.ts';

/** Addresses that the gateway serves itself, or that every service has internally. */
const reservedPrefixes = ['/api', '/m', '/assets', '/art', '/health', '/realms', '/metrics', '/service', '/events'];
const reservedPages = ['/backchannel-logout', '/signed-out', '/boot'];

export interface DeclarationContext {
  /** The id of the service in the portal. */
  readonly name: string;
  /** The declarations of all other services. */
  readonly others: readonly ServiceDeclaration[];
  /** The routes of the live modules. */
  readonly pages: readonly string[];
}

/** Returns why a declaration is refused; undefined if it is accepted. The first service of a resource keeps it. */
export function refusalOf(
  declaration: ServiceDeclaration,
  { name, others, pages }: DeclarationContext,
): string | undefined {
  const { id, resources, uploads, streams, public: places, openapi } = declaration;
  if (id !== name) return `it calls itself '${id}'`;
  const prefixes = places.map(({ prefix }) => prefix);
  const reserved =
    prefixes.find((prefix) => [...reservedPrefixes, ...reservedPages].includes(firstSegment(prefix))) ??
    prefixes.find((prefix) => pages.some((page) => overlap(prefix, page)));
  if (reserved !== undefined) return `'${reserved}' is the portal's own`;
  for (const other of [ownDeclaration, ...others]) {
    const taken =
      resources.find((resource) => other.resources.includes(resource)) ??
      prefixes.find((prefix) => other.public.some((place) => overlap(prefix, place.prefix)));
    if (taken !== undefined) return `'${taken}' is owned by ${other.id}`;
  }
  const foreign =
    [...uploads, ...streams].find((resource) => !resources.includes(resource)) ??
    Object.keys(openapi.paths).find((path) => !resources.includes(firstSegment(path).slice(1)));
  if (foreign !== undefined) return `'${foreign}' is below none of its resources`;
  return refusedDocument(declaration);
}

function overlap(one: string, other: string): boolean {
  return isBelow(one, other) || isBelow(other, one);
}

/** A part that cannot be rendered would break the document and the page of all services. */
function refusedDocument(declaration: ServiceDeclaration): string | undefined {
  try {
    docsPage(portalDocument([declaration]), '');
    return undefined;
  } catch (error) {
    return `its OpenAPI part is not valid: ${error instanceof z.ZodError ? z.prettifyError(error) : String(error)}`;
  }
}
