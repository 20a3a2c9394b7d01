import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ModuleRelease } from '@seed/contracts/module-release';
import { replaceDurably } from '@seed/service-kit/durable-files';

/** The files of a portal, in a new folder. */
export interface PortalFiles {
  readonly root: string;
  readonly shellDir: string;
  readonly modulesDir: string;
  readonly registryFile: string;
  write(path: string, content: string | Buffer): Promise<void>;
  publish(id: string, version: string, change?: Partial<ModuleRelease>): Promise<void>;
  register(modules: Record<string, string>): Promise<void>;
  remove(): Promise<void>;
}

const documentWith = (head: string, body: string) =>
  `<!doctype html><html><head>${head}<!--preload--></head><body>${body}<!--boot--></body></html>`;

/** The inline code of the two documents, as a build writes it. */
export const inlineScript = "document.documentElement.dataset.theme = 'dark'";
export const inlineStyle = '.hero{color:green}';

export const federationIntegrity = `sha256-${'B'.repeat(43)}=`;

const head = `<title>SEED</title><script>${inlineScript}</script>`;
const landing = `<a href="{{associationUrl}}">Association</a><a href="mailto:{{supportEmail}}">{{supportEmail}}</a>`;

export async function portalFiles(): Promise<PortalFiles> {
  const root = await mkdtemp(join(tmpdir(), 'seed-gateway-'));
  const write = async (path: string, content: string | Buffer) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    // The gateway may read the file at any moment, and must not find half of it.
    await replaceDurably(join(root, path), content);
  };
  const files: PortalFiles = {
    root,
    shellDir: join(root, 'shell'),
    modulesDir: join(root, 'modules'),
    registryFile: join(root, 'registry.json'),
    write,
    async publish(id, version, change = {}) {
      const release = { ...releaseOf(id, version), ...change };
      const folder = `modules/${id}/${version}`;
      await write(`${folder}/release.json`, JSON.stringify(release));
      for (const file of [release.entry, ...release.js, ...release.css]) {
        await write(`${folder}/${file}`, `/* ${file} of ${id} ${version} */`);
      }
    },
    register: (modules) => write('registry.json', JSON.stringify({ modules })),
    remove: () => rm(root, { recursive: true, force: true }),
  };
  const canonical = '<link rel="canonical" href="{{publicUrl}}/">';
  await write(
    'shell/landing.html',
    documentWith(`${head}<style data-href="/assets/main.css">${inlineStyle}</style>${canonical}`, landing),
  );
  await write('shell/portal.html', documentWith(head, 'Loading... Please wait!'));
  await write('shell/assets/main.1a2b3c4d.js', `console.log(${JSON.stringify('x'.repeat(5000))});`);
  await write('shell/silent-check-sso.html', `<script>${inlineScript}</script>`);
  const federation = { js: ['/assets/federation.5e6f7a8b.js'], css: [] };
  const kit = (part: string, hash: string) => ({
    js: ['/assets/kit.1b2c3d4e.js', `/assets/${part}.${hash}.js`],
    css: [],
  });
  const shared = { '@seed/ui/part/page': kit('page', '7f8a9b0c'), '@seed/ui/part/menu': kit('menu', '2d3e4f5a') };
  const portal = { js: ['/assets/portal.9c0d1e2f.js'], css: ['/assets/portal.3a4b5c6d.css'] };
  const integrity = { '/assets/federation.5e6f7a8b.js': federationIntegrity };
  await write('shell/shell-manifest.json', JSON.stringify({ portal, federation, shared, integrity }));
  await files.publish('forums', '1.0.0');
  await files.register({ forums: '1.0.0' });
  return files;
}

/** A release as a module's build writes it. */
export function releaseOf(id: string, version: string): ModuleRelease {
  const entry = `remoteEntry.${version.replaceAll('.', '')}.js`;
  const hash = `sha256-${'A'.repeat(43)}=`;
  return {
    id,
    version,
    manifest: {
      id,
      title: id,
      owner: 'a team',
      routes: [`/${id}`],
      tiles: [],
      quickLinks: [],
      headerLinks: [],
      shortcuts: [],
      slots: [],
      extensions: [],
      requires: { sdk: '^2.0.0', api: [id] },
      prefetch: [],
      budgets: { js: 60, css: 10, extension: 4, loadMs: 4000 },
    },
    entry,
    js: ['module.js'],
    css: ['module.css'],
    shared: ['@seed/ui/part/page', 'react'],
    extensions: [],
    integrity: { [entry]: hash, 'module.js': hash, 'module.css': hash },
    prefetch: [],
    development: false,
  };
}
