import { generateKeyPairSync } from 'node:crypto';
import { calculateJwkThumbprint } from 'jose';
import { keyIdOf } from './public-key.ts';

function publicKey(): string {
  return generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x ?? '';
}

test('every public key has its id', async () => {
  for (let made = 0; made < 50; made += 1) {
    const x = publicKey();
    expect(await keyIdOf(x)).toBe(await calculateJwkThumbprint({ kty: 'OKP', crv: 'Ed25519', x }));
  }
});

test('a key id is no public key: always if it is known, and for about half of all others', async () => {
  const kids = await Promise.all(Array.from({ length: 200 }, () => keyIdOf(publicKey())));
  for (const kid of kids) await expect(keyIdOf(kid, kids)).rejects.toThrow('is no public key, but the id of one');
  const refused = await Promise.allSettled(kids.map((kid) => keyIdOf(kid)));
  expect(refused.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(50);
});

test.each(['', 'short', `${'a'.repeat(44)}`, '_'.repeat(43)])("'%s' is no public key", async (text) => {
  await expect(keyIdOf(text)).rejects.toThrow('is no public key');
});
