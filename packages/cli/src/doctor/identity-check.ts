import { z } from 'zod';
import { type Finding, ok, problem, reasonOf, type Variables, warning } from './finding.ts';
import { type Got, httpGet } from './http-get.ts';

const part = 'identity provider';
/** Tokens are valid for minutes, and none is accepted before its time. */
const acceptedClockSeconds = 5;

const discovery = z.object({ issuer: z.string(), jwks_uri: z.string(), authorization_endpoint: z.string() });
const keySet = z.object({ keys: z.array(z.object({ kid: z.string().optional(), use: z.string().optional() })) });

/** Checks the Keycloak of `KEYCLOAK_URL`, as far as it can be seen without a password. */
export async function checkIdentity(variables: Variables): Promise<Finding[]> {
  const { KEYCLOAK_URL: keycloak, KEYCLOAK_REALM: realm = 'seed' } = variables;
  if (keycloak === undefined) return [];
  const realmUrl = `${keycloak.replace(/\/+$/, '')}/realms/${encodeURIComponent(realm)}`;
  try {
    const found = await httpGet(`${realmUrl}/.well-known/openid-configuration`);
    const parsed = discovery.safeParse(found.body);
    if (found.status !== 200 || !parsed.success) return [noRealm(realmUrl, found.status)];
    const { issuer, jwks_uri: jwks, authorization_endpoint: authorization } = parsed.data;
    return [
      checkIssuer(issuer, variables['TOKEN_ISSUER'] ?? realmUrl),
      checkClock(found),
      await checkKeys(variables['JWKS_URL'] ?? jwks),
      ...(await checkClient(authorization, variables)),
    ];
  } catch (error) {
    return [problem(part, `${realmUrl}: ${reasonOf(error)}`, 'Start Keycloak, or correct KEYCLOAK_URL.')];
  }
}

function noRealm(realmUrl: string, status: number): Finding {
  const mend = 'Correct KEYCLOAK_URL and KEYCLOAK_REALM, or import the realm (deploy/keycloak).';
  return problem(part, `${realmUrl} has no discovery document (${status})`, mend);
}

function checkIssuer(issuer: string, expected: string): Finding {
  if (issuer === expected) return ok(part, `the issuer is ${issuer}`);
  return problem(
    part,
    `its issuer is ${issuer}, and accepted is ${expected}: every token is refused`,
    `Set TOKEN_ISSUER=${issuer}, or Keycloak's hostname.`,
  );
}

function checkClock({ headers }: Got): Finding {
  const date = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(date))
    return warning(part, 'its clock is not visible', 'Let the proxy before it pass the header Date.');
  const seconds = Math.abs(date - Date.now()) / 1000;
  if (seconds <= acceptedClockSeconds) return ok(part, `its clock is ${seconds.toFixed(0)} s from this one`);
  return problem(
    part,
    `its clock is ${seconds.toFixed(0)} s from this one`,
    'Let both machines follow the same NTP server.',
  );
}

async function checkKeys(url: string): Promise<Finding> {
  const { status, body } = await httpGet(url);
  const keys = keySet.safeParse(body).data?.keys.filter(({ use }) => use === undefined || use === 'sig') ?? [];
  if (status === 200 && keys.length > 0) return ok(part, `${keys.length} keys for signatures are published`);
  return problem(part, `${url} has no keys (${status})`, 'Correct JWKS_URL, or add a key to the realm.');
}

/** Keycloak shows its page of an error, not the login, to a client or a redirect address that it does not have. */
async function checkClient(authorization: string, variables: Variables): Promise<Finding[]> {
  const { PUBLIC_URL: portal, KEYCLOAK_CLIENT_ID: client = 'portal-web' } = variables;
  if (portal === undefined) return [];
  const query = {
    client_id: client,
    redirect_uri: `${portal.replace(/\/+$/, '')}/`,
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  };
  const { status } = await httpGet(`${authorization}?${new URLSearchParams(query).toString()}`);
  if (status < 400) return [ok(part, `the client ${client} may return to ${portal}`)];
  const mend = `Add ${portal}/* to the valid redirect addresses of the client ${client} in Keycloak.`;
  return [problem(part, `the client ${client} may not sign in from ${portal} (${status})`, mend)];
}
