import type { Client, ClientMetadata, KoaContextWithOIDC } from 'oidc-provider';
import { renderCodePage, renderConfirmPage, renderDeviceDonePage } from './device-pages.ts';
import { refuseFrames } from './security-headers.ts';

/** The client of people who release from a terminal; its name begins as those of pipelines, so only the registry takes its tokens. */
export const terminalClientId = 'pipeline-cli';

/** `portal login`, which has no secret and signs people in by the device flow (RFC 8628). */
export const terminalClient: ClientMetadata = {
  client_id: terminalClientId,
  client_name: 'portal, the command',
  token_endpoint_auth_method: 'none',
  grant_types: ['urn:ietf:params:oauth:grant-type:device_code', 'refresh_token'],
  response_types: [],
  redirect_uris: [],
  id_token_signed_response_alg: 'RS256',
};

/** The device flow with pages that look as the others do. */
export function deviceFlow(basePath: string) {
  return {
    enabled: true,
    mask: '****-****',
    userCodeInputSource: (ctx: KoaContextWithOIDC, form: string, ...[, error]: [unknown, unknown?]) =>
      show(ctx, renderCodePage({ basePath, ...fieldsOf(form), isRefused: error !== undefined })),
    userCodeConfirmSource: (ctx: KoaContextWithOIDC, form: string, ...[, , code]: [Client, object, string]) =>
      show(ctx, renderConfirmPage({ basePath, ...fieldsOf(form), code })),
    successSource: (ctx: KoaContextWithOIDC) => show(ctx, renderDeviceDonePage({ basePath })),
  } as const;
}

async function show(ctx: KoaContextWithOIDC, page: string): Promise<void> {
  await refuseFrames(ctx, async () => {
    ctx.body = page;
  });
}

/** The address and the secret of oidc-provider's form, whose markup does not fit the pages. */
function fieldsOf(form: string) {
  const [, action = ''] = /action="([^"]*)"/.exec(form) ?? [];
  const [, xsrf = ''] = /name="xsrf" value="([^"]*)"/.exec(form) ?? [];
  return { action, xsrf };
}
