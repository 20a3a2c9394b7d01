import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** A key set on a port of its own, a token that the gateway accepts, and more of them: `sign({ id, roles, name })`. */
export async function startIdentity() {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'bench', alg: 'RS256' }] });
  const server = createServer((_, response) => response.end(keys));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  const sign = ({ id, roles, ...claims }) =>
    new SignJWT({ typ: 'Bearer', azp: 'portal-web', sid: 'session', realm_access: { roles }, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'bench' })
      .setIssuer(`${origin}/realms/seed`)
      .setAudience('portal-api')
      .setSubject(id)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);
  const token = await sign({ id: '00000000-0000-4000-8000-000000000001', roles: ['participant'] });
  return { origin, token, sign, stop: () => server.close() };
}
