// A proxy of fastify with like tasks as the gateway: token, limits, request id, access log. The variables UPSTREAM, PORT
// and KEYCLOAK_URL configure it.
import proxy from '@fastify/http-proxy';
import rateLimit from '@fastify/rate-limit';
import fastify from 'fastify';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { randomUUID } from 'node:crypto';

const { UPSTREAM, PORT, KEYCLOAK_URL } = process.env;
const issuer = `${KEYCLOAK_URL}/realms/seed`;
const keys = createRemoteJWKSet(new URL(`${issuer}/protocol/openid-connect/certs`));
/** The ids of members by verified token, as the gateway keeps them. A measurement has few tokens. */
const verified = new Map();

/** Resolves to the id of the member, or to undefined for a token that is not valid. */
async function memberOf({ authorization }) {
  const token = authorization?.replace('Bearer ', '');
  if (token === undefined) return undefined;
  const known = verified.get(token);
  if (known !== undefined && known.expiresAt > Date.now()) return known.id;
  const checked = await jwtVerify(token, keys, { issuer, audience: 'portal-api' }).catch(() => undefined);
  if (checked === undefined) return undefined;
  const { sub: id, exp } = checked.payload;
  verified.set(token, { id, expiresAt: exp * 1000 });
  return id;
}

const app = fastify({ logger: true, genReqId: ({ headers }) => headers['x-request-id'] ?? randomUUID() });
app.decorateRequest('member', undefined);
app.addHook('onRequest', async (request, response) => {
  request.headers['x-request-id'] = request.id;
  response.header('X-Request-Id', request.id);
  request.member = await memberOf(request.headers);
  if (request.member === undefined) return response.code(401).send({ code: 'unauthorized' });
});
await app.register(rateLimit, { max: 100_000_000, timeWindow: 60_000, keyGenerator: ({ member }) => member });
await app.register(proxy, {
  upstream: UPSTREAM,
  undici: { connections: 128, pipelining: 1 },
});
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
