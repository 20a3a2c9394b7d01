import { randomBytes } from 'node:crypto';

/**
 * A random id in the shape of an unsigned JWT, because keycloak-js decodes the refresh token.
 * @param lifespan seconds until the token expires
 */
export function jwtShapedId(lifespan: number): string {
  const issued = Math.floor(Date.now() / 1000);
  return [{ alg: 'none' }, { typ: 'Refresh', iat: issued, exp: issued + lifespan }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .concat(randomBytes(32).toString('base64url'))
    .join('.');
}
