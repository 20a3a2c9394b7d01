import { listEvents } from '@seed/calendar-contracts/events';
import { getCalendarFeed } from '@seed/calendar-contracts/calendar-feed';
import { listMeetings } from '@seed/calendar-contracts/meetings';
import { getProfileByLogin, listProfiles } from '@seed/community-contracts/profiles';
import { createUpload } from '@seed/contracts/uploads';
import type { ServiceDeclaration } from '@seed/contracts/service-manifest';
import { silentLogger } from '@seed/service-kit/testing/silent-logger';
import { testIssuer, type TestIssuer } from '@seed/service-kit/testing/test-issuer';
import type { Logger } from '@seed/service-kit/logger';
import { type GatewayConfig, loadConfig } from '../config.ts';
import { type RunningGateway, startGateway } from '../start.ts';
import { declarationOf, forumsDeclaration } from './declaration-of.ts';
import { type PortalFiles, portalFiles } from './portal-files.ts';

/** A running gateway; `await using` stops it at the end of a test. */
export interface TestPortal extends RunningGateway, AsyncDisposable {
  readonly files: PortalFiles;
  readonly issuer: TestIssuer;
  /** The Authorization header with a valid token. */
  readonly authorization: { readonly Authorization: string };
  /** `fetch` below the gateway's address, with a good token unless other headers are given. */
  call(path: string, init?: RequestInit): Promise<Response>;
  stop(): Promise<void>;
}

export type ConfigChange = { readonly [Name in keyof GatewayConfig]?: Partial<GatewayConfig[Name]> };

export interface TestPortalOptions {
  /** Replica addresses of the service `forums`, or of several services by name. */
  readonly replicas: readonly string[] | Readonly<Record<string, readonly string[]>>;
  /** Changes parts of the configuration; of a group only the given members. */
  readonly change?: (config: GatewayConfig) => ConfigChange;
  readonly env?: Record<string, string>;
  readonly logger?: Logger;
}

/** The declarations that a gateway of a test has from before, so that a replica need not declare itself. */
const kept: readonly ServiceDeclaration[] = [
  forumsDeclaration,
  declarationOf('community', [listProfiles, getProfileByLogin, createUpload], {
    uploads: ['uploads'],
    public: [{ prefix: '/uploads', policy: 'sandbox' }],
  }),
  declarationOf('calendar', [listEvents, listMeetings, getCalendarFeed], {
    public: [{ prefix: '/feeds/calendar', policy: 'sandbox' }],
  }),
];

/** Tests wait for services that are added, and for new declarations. */
const servicePollMs = 100;

/** A gateway as in production, with files, an identity provider and ports of its own. */
export async function startTestPortal({ replicas, change, env, logger }: TestPortalOptions): Promise<TestPortal> {
  const [files, issuer] = await Promise.all([portalFiles(), testIssuer()]);
  await files.write('services.json', JSON.stringify(kept));
  const byService = isList(replicas) ? { forums: replicas } : replicas;
  const upstreams = Object.fromEntries(Object.entries(byService).map(([name, urls]) => [name, { replicas: urls }]));
  const config = loadConfig({
    NODE_ENV: 'test',
    PORT: '0',
    INTERNAL_PORT: '0',
    PUBLIC_URL: 'http://localhost:3000',
    KEYCLOAK_URL: new URL(issuer.settings.issuer).origin,
    TOKEN_ISSUER: issuer.settings.issuer,
    JWKS_URL: issuer.settings.jwksUrl,
    SHELL_DIR: files.shellDir,
    MODULES_DIR: files.modulesDir,
    REGISTRY_FILE: files.registryFile,
    DATA_DIR: files.root,
    UPSTREAMS: JSON.stringify(upstreams),
    ...env,
  });
  const changes = { servicePollMs, ...change?.(config) };
  const gateway = await startGateway(changed(config, changes), logger ?? silentLogger());
  const authorization = { Authorization: `Bearer ${await issuer.token()}` };
  const stop = async () => {
    await gateway.stop();
    await issuer.stop();
    await files.remove();
  };
  return {
    ...gateway,
    files,
    issuer,
    authorization,
    call: (path, init) => fetch(`${gateway.url}${path}`, { headers: authorization, redirect: 'manual', ...init }),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

function isList(replicas: TestPortalOptions['replicas']): replicas is readonly string[] {
  return Array.isArray(replicas);
}

function changed(config: GatewayConfig, change: ConfigChange): GatewayConfig {
  const merged: Record<string, unknown> = { ...config };
  for (const [name, value] of Object.entries(change)) {
    const before = merged[name];
    merged[name] = isGroup(before) && isGroup(value) ? { ...before, ...value } : value;
  }
  // `change` has the types of `config`, group by group; TypeScript cannot follow the loop.
  return merged as unknown as GatewayConfig;
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
