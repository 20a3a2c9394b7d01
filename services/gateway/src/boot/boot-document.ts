import type { BootCanary, BootDocument, BootModule, BootSwitchedOff } from '@seed/contracts/boot';
import type { GatewayConfig } from '../config.ts';

export type BootConfig = Pick<
  GatewayConfig,
  'identity' | 'token' | 'support' | 'associationUrl' | 'releases' | 'tracing'
>;

/** The modules of the portal now. */
export interface LiveModules {
  readonly modules: readonly BootModule[];
  /** The id of the release set, if the registry of releases is followed. */
  readonly set: number | undefined;
  /** Modules of which no release can be served. */
  readonly missing: readonly string[];
  readonly canaries: readonly BootCanary[];
  readonly off: readonly BootSwitchedOff[];
}

/** All that the shell needs before its first request. */
export function bootDocumentOf(config: BootConfig, live: LiveModules): BootDocument {
  const { modules, set, missing, canaries, off } = live;
  const { keycloakUrl, realm, clientId } = config.identity;
  return {
    identity: { url: keycloakUrl ?? '/', realm, clientId },
    roles: { claim: config.token.rolesClaim, admin: config.token.adminRole },
    support: { email: config.support.email, person: config.support.person },
    associationUrl: config.associationUrl,
    modules: [...modules],
    ...(set !== undefined && { set, openings: config.releases.reportedOpenings }),
    ...(canaries.length > 0 && { canaries: [...canaries] }),
    ...(config.tracing !== undefined && { traces: { share: config.tracing.ratio } }),
    ...(off.length > 0 && { off: [...off] }),
    ...(missing.length > 0 && { unavailable: missing.map((id) => ({ id })) }),
  };
}
