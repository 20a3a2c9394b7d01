import type { AdapterFactory, ClientMetadata } from 'oidc-provider';
import { terminalClientId } from './device-flow.ts';

const prefix = 'pipeline-';
const clientName = /^pipeline-[a-z][a-z0-9-]{1,30}$/;

/** The secret of every pipeline; public, as the passwords of the demo accounts are. */
const secret = 'seed';

/**
 * A client `pipeline-<module>` for each module: it gets tokens by client credentials, and its role names the module. In
 * Keycloak an administrator creates such a client for each team, as `deploy/keycloak/README.md` describes.
 */
export function pipelineClient(clientId: string): ClientMetadata | undefined {
  if (!clientName.test(clientId) || clientId === terminalClientId) return undefined;
  return {
    client_id: clientId,
    client_secret: secret,
    token_endpoint_auth_method: 'client_secret_basic',
    grant_types: ['client_credentials'],
    response_types: [],
    redirect_uris: [],
  };
}

/** The pipeline of the operators, which adds modules and pins keys. */
const operators = 'pipeline-portal';

/** The claims that Keycloak puts into the access token of a service account. */
export function pipelineClaims(clientId: string) {
  return {
    typ: 'Bearer',
    azp: clientId,
    preferred_username: `service-account-${clientId}`,
    realm_access: { roles: [clientId === operators ? 'Admin' : `publisher:${clientId.slice(prefix.length)}`] },
  };
}

/** The adapter with the clients of pipelines, which are not stored. */
export function withPipelines(adapter: AdapterFactory): AdapterFactory {
  return (kind) => (kind === 'Client' ? { ...adapter(kind), find: async (id) => pipelineClient(id) } : adapter(kind));
}
