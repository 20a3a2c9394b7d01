import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startWithoutKeycloak } from './testing/embedded-portal.ts';

const portalBin = join(__dirname, '../../../packages/cli/bin/portal.mjs');

/** Runs the command `portal` with a folder of settings of its own. */
function portal(folder: string, ...words: readonly string[]) {
  const env = { ...process.env, XDG_CONFIG_HOME: folder };
  return spawn(process.execPath, [portalBin, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function ended(child: ReturnType<typeof portal>) {
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { exitCode: child.exitCode, stdout, stderr };
}

/** A browser of one visit: it keeps every cookie and follows redirects. */
function browser() {
  const cookies = new Map<string, string>();
  return async function visit(url: string, fields?: Record<string, string>): Promise<{ url: string; page: string }> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const body = fields && { method: 'POST', body: new URLSearchParams(fields) };
    const response = await fetch(url, { ...body, redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/s) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    return location === null ? { url, page: await response.text() } : visit(new URL(location, url).href);
  };
}

/** Enters the code, confirms it and signs in. */
async function confirm(address: string, user_code: string): Promise<string> {
  const visit = browser();
  const xsrfOf = (page: string) => /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const form = await visit(address);
  const question = await visit(form.url, { xsrf: xsrfOf(form.page), user_code });
  const signIn = await visit(question.url, { xsrf: xsrfOf(question.page), user_code, confirm: 'yes' });
  return (await visit(signIn.url, { username: 'maria@seed.example', password: 'seed' })).page;
}

test('a person signs in at a terminal and out again; only they may read the tokens', async () => {
  const gateway = await startWithoutKeycloak();
  const folder = await mkdtemp(join(tmpdir(), 'seed-settings-'));
  const file = join(folder, 'seed-portal/tokens.json');
  const place = ['--registry', gateway.url];
  expect(await ended(portal(folder, 'status', ...place))).toMatchObject({ exitCode: 2 });
  const login = portal(folder, 'login', ...place);
  const [line] = (await once(login.stderr, 'data')) as [Buffer];
  const [, address = '', code = ''] = /Open (\S+) and enter the code (\S+)\./.exec(line.toString()) ?? [];
  expect(await confirm(address, code)).toContain('Your terminal is signed in.');
  expect(await ended(login)).toMatchObject({
    exitCode: 0,
    stdout: `Signed in at ${gateway.url} as maria@seed.example\n`,
  });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  // Signed in by the kept token; this portal has no registry.
  const status = await ended(portal(folder, 'status', ...place));
  expect(status.stderr).not.toContain('portal login');
  expect(await ended(portal(folder, 'logout', ...place))).toMatchObject({ exitCode: 0 });
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({});
  expect((await ended(portal(folder, 'status', ...place))).stderr).toContain('Sign in first: portal login');
  await gateway.stop();
  await rm(folder, { recursive: true });
}, 300_000);
