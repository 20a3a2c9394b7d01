import type { BootDocument } from '@seed/contracts/boot';
import { visibleEntries } from '@seed/contracts/menus';
import { notFound } from '@seed/service-kit/problem-error';
import type { KitMiddleware } from '@seed/service-kit/request-state';
import { Representation } from '../static/representation.ts';
import { revalidated, send } from '../static/send.ts';
import type { StaticFolder } from '../static/static-folder.ts';

/** The address of the web manifest: the shell's file with the shortcuts of the live modules. */
export const webManifestPath = '/portal.webmanifest';

/** Browsers show at most four shortcuts of an installed page. */
const mostShortcuts = 4;

interface WebManifestOptions {
  readonly files: StaticFolder;
  boot(): Promise<BootDocument>;
}

/** Serves the web manifest, by which browsers install the portal (W3C Web Application Manifest). */
export function webManifest({ files, boot }: WebManifestOptions): KitMiddleware {
  return async (ctx) => {
    ctx.state.route = webManifestPath;
    const file = await files.find(webManifestPath);
    if (file === undefined) throw notFound();
    const shortcuts = visibleEntries((await boot()).modules.flatMap(({ manifest }) => manifest.shortcuts))
      .slice(0, mostShortcuts)
      .map(({ name, description, href }) => ({ name, description, url: href }));
    const manifest = { ...(JSON.parse(file.body.toString()) as object), shortcuts };
    const body = Buffer.from(JSON.stringify(manifest));
    await send(ctx, new Representation({ type: file.type, body }), revalidated);
  };
}
