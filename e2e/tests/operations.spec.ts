import { ApiCaller, tokenOf } from '../portal/api.ts';
import { expect, test } from '../portal/fixtures.ts';

test('the gateway and every service report that they are alive and ready', async ({ portal }) => {
  const { services } = await portal.state();
  for (const url of [portal.url, ...Object.values(services).map((service) => service.url)]) {
    for (const probe of ['live', 'ready']) {
      const response = await fetch(`${url}/health/${probe}`);
      expect(response.status, `${url}/health/${probe}`).toBe(200);
    }
  }
});

test('metrics are on an internal port only', async ({ portal }) => {
  const { internalUrl } = await portal.state();
  expect(await (await fetch(`${internalUrl}/metrics`)).text()).toContain('# TYPE');
  const outside = await fetch(`${portal.url}/metrics`);
  expect(await outside.text()).not.toContain('# TYPE');
});

test('pages forbid inline scripts and foreign frames; a missing asset gets no page', async ({ portal }) => {
  const page = await fetch(portal.url, { headers: { accept: 'text/html' } });
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  for (const path of ['/assets/none.js', '/m/forums/1.0.0/none.js', '/m/none/1.0.0/x.css', '/m/../../package.json']) {
    const missing = await fetch(portal.url + path);
    expect(missing.status, path).toBe(404);
    expect(missing.headers.get('cache-control'), path).toContain('no-store');
    expect(missing.headers.get('content-type'), path).not.toContain('text/html');
  }
});

test('a phone can install the portal', async ({ page }) => {
  await page.goto('/');
  const devtools = await page.context().newCDPSession(page);
  // Tests run in a private window, in which Chromium reports that nothing can be installed.
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '{}')).toMatchObject({ start_url: '/intranet-welcome', display: 'standalone' });
});

test('the API is described by one OpenAPI document with a readable page', async ({ page, portal }) => {
  const document = (await (await fetch(`${portal.url}/api/v1/openapi.json`)).json()) as {
    openapi: string;
    paths: Record<string, object>;
  };
  expect(document.openapi).toMatch(/^3\.1/);
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/forums', '/forums/{id}', '/comments/{id}/like']),
  );
  await page.goto('/api/v1/docs');
  await expect(page.getByText('/forums/{id}').first()).toBeVisible();
});

test('logs hold no token and no e-mail address', async ({ page, portal }) => {
  const token = await tokenOf(page, 'maria');
  await new ApiCaller(portal.url, token).fetch('/users/login/maria%40seed.example');
  const { readFile, readdir } = await import('node:fs/promises');
  for (const file of await readdir(`${portal.dataDir}/logs`)) {
    const text = await readFile(`${portal.dataDir}/logs/${file}`, 'utf8');
    expect(text, file).not.toMatch(/eyJ[\w-]{10,}\./);
    expect(text, file).not.toMatch(/@seed\.example|%40seed\.example/);
  }
});
