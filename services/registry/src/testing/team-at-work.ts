import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, done, newModule, reportOf } from './factories.ts';
import { portalCommand, portalWith } from './portal-command.ts';
import { registryUnderTest } from './registry-under-test.ts';

/** A module's folder with releases that are built already, and a portal whose registry has the module and its key. */
export async function aTeamAtWork() {
  const registry = await registryUnderTest();
  const portal = await portalWith(registry);
  const cwd = await realpath(await mkdtemp(join(tmpdir(), 'seed-team-')));
  const env = { PORTAL_REGISTRY: portal.url, PORTAL_CLIENT: 'pipeline-notices', PORTAL_CLIENT_SECRET: 'seed' };
  const run = (...words: string[]) => portalCommand({ cwd, env }, ...words);
  const manifest = JSON.parse(build('notices', '1.0.0')['release.json'] ?? '') as { manifest: object };
  await writeFile(join(cwd, 'module.json'), JSON.stringify(manifest.manifest));
  await writeFile(join(cwd, 'package.json'), JSON.stringify({ name: 'notices', version: '1.0.0' }));
  const checked = async (report: string) => {
    await mkdir(join(cwd, '.cache'), { recursive: true });
    await writeFile(join(cwd, '.cache/check-report.json'), report);
  };
  const made = await run('keys', 'new', 'team.key', '--json');
  const { publicKey } = JSON.parse(made.stdout) as { publicKey: string };
  const ana = registry.as('ana');
  await done(ana.post('/api/v1/registry/modules', newModule({ id: 'notices' })));
  await done(ana.post('/api/v1/registry/modules/notices/keys', { publicKey, reason: 'New' }));
  return {
    ...portal,
    gateway: registry.gateway,
    cwd,
    run,
    runWith: (other: NodeJS.ProcessEnv, ...words: string[]) =>
      portalCommand({ cwd, env: { ...env, ...other } }, ...words),
    async built(version: string, changes: object = {}) {
      for (const [path, content] of Object.entries(build('notices', version, changes))) {
        const file = join(cwd, '.modules/notices', version, path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, content);
      }
      await checked(reportOf('notices', build('notices', version, changes)));
    },
    checked,
    release: (version: string, ...words: string[]) =>
      run('release', '--no-build', '--as', version, '--commit', 'abc', '--key', 'team.key', ...words),
    live: async () =>
      (await done(ana.get<{ modules: Record<string, string> }>('/api/v1/registry/channels/stable'))).modules,
    async [Symbol.asyncDispose]() {
      await portal[Symbol.asyncDispose]();
      await registry.stop();
      await rm(cwd, { recursive: true });
    },
  };
}
