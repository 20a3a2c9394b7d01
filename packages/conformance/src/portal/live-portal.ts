import { z } from 'zod';

/** A portal may be newer than the kit, so the kit reads only what it compares. */
const manifest = z.looseObject({
  owner: z.string(),
  routes: z.array(z.string()),
  slots: z.array(z.looseObject({ name: z.string(), at: z.string() })).default([]),
});
const bootDocument = z.looseObject({
  modules: z.array(z.looseObject({ id: z.string(), manifest })),
});

/** No portal responds at an address. */
export class PortalUnreachableError extends Error {
  override readonly name = 'PortalUnreachableError';
  readonly code = 'portal_unreachable';
}

/** A module that is live in a portal. */
export type LiveModule = z.infer<typeof bootDocument>['modules'][number];

/** A running portal: its address and its live modules. */
export interface LivePortal {
  readonly url: string;
  readonly modules: readonly LiveModule[];
}

const timeoutMs = 10_000;

/**
 * Reads the boot document of a running portal.
 *
 * @param address e.g. `http://localhost:3000`
 * @throws PortalUnreachableError `portal_unreachable`
 */
export async function readLivePortal(address: string): Promise<LivePortal> {
  if (!URL.canParse(address)) {
    throw new PortalUnreachableError(`'${address}' is not an address such as http://localhost:3000`);
  }
  const url = new URL(address).origin;
  const response = await fetch(`${url}/boot.json`, { signal: AbortSignal.timeout(timeoutMs) }).catch(
    (cause: unknown) => {
      throw new PortalUnreachableError(`No portal responds at ${url}`, { cause });
    },
  );
  const parsed = bootDocument.safeParse(response.ok ? await response.json() : undefined);
  if (!parsed.success)
    throw new PortalUnreachableError(`${url} is not a portal: the status of /boot.json is ${response.status}`);
  return { url, modules: parsed.data.modules };
}
