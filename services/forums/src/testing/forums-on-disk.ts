import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServiceProcess } from '@seed/service-kit/testing/service-process';
import { testIssuer } from '@seed/service-kit/testing/test-issuer';

const main = join(__dirname, '..', 'main.ts');

/** Makes an identity provider and a folder for the data of the service, which stay when its process is killed. */
export async function forumsOnDisk() {
  const folder = await mkdtemp(join(tmpdir(), 'seed-forums-'));
  const issuer = await testIssuer();
  const env = { DATA_DIR: folder, TOKEN_ISSUER: issuer.settings.issuer, JWKS_URL: issuer.settings.jwksUrl };
  return {
    issuer,
    /** Starts a process of the service; `await using` kills it at the end of a test. */
    start: () => startServiceProcess(main, env),
    async [Symbol.asyncDispose]() {
      await issuer.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
