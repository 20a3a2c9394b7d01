import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ModuleManifest } from '@seed/contracts/module-manifest';
import type { ModuleRelease } from '@seed/contracts/module-release';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { loadPreset } from './load-preset.ts';
import { extensionNames, readManifest, resolvePrefetch } from './module-manifest-file.ts';
import type { RemotePreset } from './webpack-remote.ts';
import { readPackageJson, repositoryRoot } from './workspaces.ts';

const require = createRequire(import.meta.url);

export interface DevServerOptions {
  /** The module's workspace. */
  readonly directory: string;
  readonly port: number;
  readonly host?: string;
}

export interface DevServer {
  /**
   * The origin that serves the module alone. As a line of the registry file it makes the portal show the module from
   * here, with hot reloading.
   */
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves one module from its sources, alone and for a portal that runs elsewhere. */
export async function startDevServer({ directory, port, host = '127.0.0.1' }: DevServerOptions): Promise<DevServer> {
  const manifest = await readManifest(directory);
  const url = `http://${host}:${port}`;
  const release = developmentRelease(directory, manifest);
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

function developmentRelease(directory: string, manifest: ModuleManifest): ModuleRelease {
  return {
    id: manifest.id,
    version: `${readPackageJson(directory).version}-dev`,
    manifest,
    entry: 'remoteEntry.js',
    js: [],
    css: [],
    extensions: [],
    integrity: {},
    prefetch: resolvePrefetch(manifest),
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
      { directory: mockFolder(), publicPath: '/mock', watch: false },
      // Files of the shell at fixed addresses, such as `/art/clubs/default-icon.svg`.
      { directory: join(repositoryRoot, 'shell/public'), publicPath: '/', watch: false },
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

/** The static files of the demo world, for modules that stand alone. */
function mockFolder(): string {
  return dirname(require.resolve('@seed/demo-world/mock/documents.json'));
}

/** The service worker of MSW, which responds in place of the services. */
function mockWorker(directory: string): string {
  return createRequire(join(directory, 'package.json')).resolve('msw/mockServiceWorker.js');
}
