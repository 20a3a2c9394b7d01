import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ModuleManifest } from '@seed/contracts/module-manifest';
import type { ModuleRelease } from '@seed/contracts/module-release';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { loadPreset } from './load-preset.ts';
import { extensionNames, readManifest, resolvePrefetch } from './module-manifest-file.ts';
import type { RemotePreset } from './webpack-remote.ts';
import { isInstalled, readPackageJson, repositoryRoot } from './workspaces.ts';

/** Files of the shell at fixed addresses; the tarball has a copy. */
const portalFiles = isInstalled
  ? fileURLToPath(new URL('../portal-files', import.meta.url))
  : join(repositoryRoot, 'shell/public');

/** The module that is served, and the address. */
export interface DevServerOptions {
  /** The folder of the module's workspace. */
  readonly directory: string;
  readonly port: number;
  /** The address on which it listens. Default: 127.0.0.1, which only this machine reaches. */
  readonly host?: string;
}

/** A running development server. */
export interface DevServer {
  /**
   * The origin that serves the module alone. As a line of the registry file it makes the portal show the module from
   * here, with hot reloading.
   */
  readonly url: string;
  /** Ends the server and its watching build. */
  stop(): Promise<void>;
}

/** Serves one module from its sources, alone and for a portal that runs elsewhere. */
export async function startDevServer({ directory, port, host = '127.0.0.1' }: DevServerOptions): Promise<DevServer> {
  const manifest = await readManifest(directory);
  const url = `http://${host}:${port}`;
  const release = await developmentRelease(directory, manifest);
  const preset = await loadPreset<RemotePreset>(directory);
  const { id, title } = manifest;
  const { version } = release;
  const outputPath = join(directory, 'dist/dev');
  const compiler = webpack(
    preset({ id, title, version, outputPath, developmentOrigin: url, extensions: extensionNames(manifest) }),
  );
  if (compiler === null) throw new TypeError('webpack took the configuration for a list');
  const server = new WebpackDevServer(serverOptions({ directory, host, port, release }), compiler);
  await server.start();
  return { url, stop: () => server.stop() };
}

async function developmentRelease(directory: string, manifest: ModuleManifest): Promise<ModuleRelease> {
  return {
    id: manifest.id,
    version: `${readPackageJson(directory).version}-dev`,
    manifest,
    entry: 'remoteEntry.js',
    js: [],
    css: [],
    extensions: [],
    integrity: {},
    prefetch: await resolvePrefetch(manifest, directory),
    development: true,
  };
}

interface ServedModule extends Required<DevServerOptions> {
  readonly release: ModuleRelease;
}

function serverOptions({ directory, host, port, release }: ServedModule): WebpackDevServer.Configuration {
  return {
    host,
    port,
    hot: true,
    static: [
      // The pictures that the manifest names for the portal's menus.
      { directory: join(directory, 'menu'), publicPath: '/menu', watch: false },
      // Files of the demo world, such as `/mock/documents.json`.
      ...mockFolders(directory).map((folder) => ({ directory: folder, publicPath: '/mock', watch: false })),
      // Files of the shell at fixed addresses, such as `/art/notices/default-icon.svg`.
      { directory: portalFiles, publicPath: '/', watch: false },
    ],
    devMiddleware: { stats: 'errors-warnings' },
    historyApiFallback: true,
    allowedHosts: ['127.0.0.1', 'localhost'],
    // The portal is another origin.
    headers: { 'access-control-allow-origin': '*' },
    client: {
      webSocketURL: `ws://${host}:${port}/ws`,
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      logging: 'warn',
    },
    setupMiddlewares(middlewares, { app }) {
      app?.get('/release.json', (_, response) => void response.json(release));
      app?.get('/mockServiceWorker.js', (_, response) => response.sendFile(mockWorker(directory)));
      return middlewares;
    },
  };
}

/** The static files that a module standing alone fetches: its own folder `mock/`, and the demo world of this repository. */
function mockFolders(directory: string): string[] {
  const demoWorld = join(repositoryRoot, 'node_modules/@seed/demo-world/mock');
  return [join(directory, 'mock'), demoWorld].filter((folder) => existsSync(folder));
}

/** The service worker of MSW, which responds in place of the services. */
function mockWorker(directory: string): string {
  return createRequire(join(directory, 'package.json')).resolve('msw/mockServiceWorker.js');
}
