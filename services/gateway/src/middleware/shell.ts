import { notFound } from '@seed/service-kit/problem-error';
import type { GatewayMiddleware } from '../request-scope.ts';
import { inlineCodeOf } from '../boot/inline-code.ts';
import { type ShellPage, templates } from '../boot/page.ts';
import type { BootDocument } from '@seed/contracts/boot';
import type { ServiceDirectory } from '../services/service-directory.ts';
import { keptForAnHour, revalidated, send } from '../static/send.ts';
import type { StaticFolder } from '../static/static-folder.ts';
import { type ContentPolicy, framedDocument } from './security-headers.ts';

export interface ShellOptions {
  readonly files: StaticFolder;
  readonly page: ShellPage;
  readonly policy: ContentPolicy;
  readonly services: Pick<ServiceDirectory, 'table'>;
  boot(): Promise<BootDocument>;
}

const fileName = /\.[^/.]+$/;
/**
 * Addresses that never get the shell's page, because a script or an API call that gets HTML fails with a misleading
 * error.
 */
const notPages = /^\/(api|realms|health)(\/|$)/;

/** The shell's files, and its page for every address that a member might have typed. */
export function shell({ files, page, policy, services, boot }: ShellOptions): GatewayMiddleware {
  return async (ctx) => {
    const isFile = fileName.test(ctx.path);
    const file = isFile && !isTemplate(ctx.path) ? await files.find(ctx.path) : undefined;
    if (file !== undefined) {
      ctx.state.route = '/file';
      if (ctx.path === framedDocument) {
        const inlineCode = inlineCodeOf(file.body.toString());
        ctx.set('Content-Security-Policy', policy({ frameAncestors: "'self'", inlineCode }));
        return send(ctx, file, keptForAnHour);
      }
      return send(ctx, file, revalidated);
    }
    const isPage = !isFile && !notPages.test(ctx.path) && !services.table.isBesidePublic(ctx.path);
    if (!isPage || !ctx.accepts('html')) throw notFound();
    ctx.state.route = '/page';
    const { content, inlineCode } = await page.render(ctx.path, await boot());
    ctx.set('Content-Security-Policy', policy({ inlineCode }));
    return send(ctx, content, revalidated);
  };
}

function isTemplate(path: string): boolean {
  return Object.values(templates).some((file) => path.startsWith(`/${file}`));
}
