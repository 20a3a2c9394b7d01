import type { BootDocument, BootModule } from '@seed/contracts/boot';
import type { GatewayConfig } from '../config.ts';

export type BootConfig = Pick<GatewayConfig, 'identity' | 'token' | 'support' | 'associationUrl'>;

/** All that the shell needs before its first request. */
export function bootDocumentOf(config: BootConfig, modules: readonly BootModule[]): BootDocument {
  const { keycloakUrl, realm, clientId } = config.identity;
  return {
    identity: { url: keycloakUrl ?? '/', realm, clientId },
    roles: { claim: config.token.rolesClaim, admin: config.token.adminRole },
    support: { email: config.support.email, person: config.support.person },
    associationUrl: config.associationUrl,
    modules: [...modules],
  };
}
