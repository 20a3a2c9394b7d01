import { notFound } from '@seed/service-kit/problem-error';
import type { KitMiddleware } from '@seed/service-kit/request-state';
import type { ShellPage } from '../boot/page.ts';
import type { BootDocument } from '@seed/contracts/boot';
import { immutable, revalidated, send } from '../static/send.ts';
import type { StaticFolder } from '../static/static-folder.ts';

export interface ShellOptions {
  readonly files: StaticFolder;
  readonly page: ShellPage;
  boot(): Promise<BootDocument>;
}

const fileName = /\.[^/.]+$/;
/** Never the shell's page: a script or an API call that gets HTML fails in ways nobody understands. */
const notPages = /^\/(api|m|assets|uploads|feeds|realms|health)(\/|$)/;

/** The shell's files, and its page for every address that a member might have typed. */
export function shell({ files, page, boot }: ShellOptions): KitMiddleware {
  return async (ctx) => {
    const isFile = fileName.test(ctx.path);
    // The page's template is not a file of its own.
    const file = isFile && !ctx.path.startsWith('/index.html') ? await files.find(ctx.path) : undefined;
    if (file !== undefined) {
      const isHashed = ctx.path.startsWith('/assets/');
      ctx.state.route = isHashed ? '/assets' : '/file';
      return send(ctx, file, isHashed ? immutable : revalidated);
    }
    if (isFile || notPages.test(ctx.path) || !ctx.accepts('html')) throw notFound();
    ctx.state.route = '/page';
    return send(ctx, await page.render(ctx.path, await boot()), revalidated);
  };
}
