import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { gatewayReport, type GatewayReport, gatewayReportPath } from '@seed/contracts/gateway-report';
import { type ReleaseFeed, releaseFeedPath } from '@seed/contracts/release-feed';
import { digestOfAll } from '@seed/contracts/node/release-files';
import { releaseOf } from './portal-files.ts';
import { type ReleaseSigner, releaseSigner, sha256 } from './release-signer.ts';

type Files = Readonly<Record<string, string>>;

/** The internal addresses of a registry whose database and storage a test changes as it likes. */
export interface ReleaseRegistry extends AsyncDisposable {
  readonly url: string;
  /** A key of the portal, and one of the team of the forums, which it has signed. */
  readonly root: ReleaseSigner;
  readonly team: ReleaseSigner;
  readonly feed: { -readonly [Name in keyof ReleaseFeed]: ReleaseFeed[Name] };
  /** Files by their digests. */
  readonly files: Map<string, Buffer>;
  /** Statements by `<module>/<version>`. */
  readonly statements: Map<string, string>;
  /** The newest report of each gateway, by its id. */
  readonly reports: Map<string, GatewayReport>;
  /** Paths of all requests but reports. */
  readonly requests: string[];
  /** Signs a release of the forums and stores it. */
  publish(version: string, changes?: { files?: Files; signer?: ReleaseSigner; module?: string }): Promise<Files>;
  /** Points the stable channel at a version, without a response to gateways that wait. */
  point(version: string, module?: string): void;
  /** Points the stable channel at a version. */
  promote(version: string, module?: string): void;
  /** Responds by this instead, where it does not return false. */
  respond: ((path: string, response: ServerResponse) => boolean) | undefined;
  /** Responds to the gateways that wait. */
  wake(): void;
  stop(): Promise<void>;
}

/** The files of a build, with a lazy chunk and a picture. */
export function buildOf(module: string, version: string): Files {
  const release = releaseOf(module, version);
  const entry = release.entry;
  return {
    [entry]: `/* ${entry} of ${module} ${version} */`,
    'module.js': `/* module.js of ${module} ${version} */`,
    'module.css': `/* module.css of ${module} ${version} */`,
    'lazy.js': `/* lazy.js of ${module} ${version} */`,
    'release.json': JSON.stringify(release),
  };
}

export async function releaseRegistry(): Promise<ReleaseRegistry> {
  const [root, team] = await Promise.all([releaseSigner(), releaseSigner()]);
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://registry');
    if (url.pathname.startsWith(gatewayReportPath)) {
      void json(request).then((report) => {
        registry.reports.set(url.pathname.slice(gatewayReportPath.length + 1), gatewayReport.parse(report));
        response.writeHead(204).end();
      });
      return;
    }
    const path = url.pathname.slice(releaseFeedPath.length);
    registry.requests.push(path);
    if (registry.respond?.(path, response) === true) return;
    const file = registry.files.get(path.replace('/files/', ''));
    const statement = registry.statements.get(path.slice(1));
    if (path === '') {
      const send = () => {
        waiting.delete(send);
        clearTimeout(timer);
        response.end(JSON.stringify(registry.feed));
      };
      response.once('close', send);
      const isKnown = url.searchParams.get('after') === String(registry.feed.revision);
      const timer = setTimeout(send, isKnown ? Number(url.searchParams.get('wait')) * 1000 : 0);
      waiting.add(send);
      return;
    }
    if (file !== undefined) response.end(file);
    else if (statement !== undefined) response.end(JSON.stringify({ statement, digest: '0'.repeat(64) }));
    else response.writeHead(404).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const stop = async () => {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  const list = await root.signKeys('forums', 1, [team]);
  const registry: ReleaseRegistry = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    root,
    team,
    feed: { revision: 1, set: 0, channels: {}, rollouts: {}, off: {}, keys: { forums: { list, revoked: [] } } },
    files: new Map(),
    statements: new Map(),
    reports: new Map(),
    requests: [],
    respond: undefined,
    async publish(version, { files, signer = team, module = 'forums' } = {}) {
      const build = files ?? buildOf(module, version);
      for (const content of Object.values(build)) registry.files.set(sha256(content), Buffer.from(content));
      const digests = Object.fromEntries(Object.entries(build).map(([path, content]) => [path, sha256(content)]));
      const statement = await signer.signRelease({ module, version, commit: 'abc123', files: digests });
      registry.statements.set(`${module}/${version}`, statement);
      return build;
    },
    point(version, module = 'forums') {
      const [, content = ''] = registry.statements.get(`${module}/${version}`)?.split('.') ?? [];
      const { files } = JSON.parse(Buffer.from(content, 'base64url').toString()) as { files: Files };
      const pointer = { version, digest: digestOfAll(files) };
      registry.feed.channels = { stable: { ...registry.feed.channels['stable'], [module]: pointer } };
      registry.feed.set += 1;
    },
    promote(version, module) {
      registry.point(version, module);
      registry.wake();
    },
    wake() {
      registry.feed.revision += 1;
      for (const send of [...waiting]) send();
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
  return registry;
}
