import { allowRelease, createEntryScript, loadLazyIntegrity, preloadExposed, readIntegrity } from './release-files.ts';
import { browserFetch } from '../session/browser-fetch.ts';
import { bootModule } from './testing/boot-module.ts';

jest.mock('../session/browser-fetch.ts', () => ({
  ...jest.requireActual<object>('../session/browser-fetch.ts'),
  browserFetch: jest.fn(),
}));

const fetched = jest.mocked(browserFetch);

const request = (url: string) => globalThis.__seedRequest?.(url);

const block = (id: string, value: object) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;

const pageWith = (integrity: object, lazy: object = {}) => {
  document.head.innerHTML = '';
  document.body.innerHTML = block('integrity', integrity) + block('lazy-integrity', lazy);
  return document;
};

test("the shell's own files are requested with the integrity from the page", () => {
  readIntegrity(pageWith({ '/assets/portal.1a2b3c4d.js': 'sha256-portal' }));
  expect(request('/assets/portal.1a2b3c4d.js')).toEqual({
    href: 'http://localhost/assets/portal.1a2b3c4d.js',
    integrity: 'sha256-portal',
  });
  expect(request('/assets/other.js')).toEqual({ href: 'http://localhost/assets/other.js' });
});

test("a module's files are requested with the integrity of its release, under a new URL in a retry", () => {
  readIntegrity(pageWith({}));
  const release = { ...bootModule(), integrity: { '/m/forums/1.0.0/remoteEntry.js': 'sha256-entry' } };
  const entry = createEntryScript(allowRelease(release, false));
  expect([entry.src, entry.integrity]).toEqual(['http://localhost/m/forums/1.0.0/remoteEntry.js', 'sha256-entry']);
  const again = createEntryScript(allowRelease(release, true));
  expect(again.src).toBe('http://localhost/m/forums/1.0.0/remoteEntry.js?retry=1');
  expect(again.integrity).toBe('sha256-entry');
});

test('a script that no boot document contains is refused', () => {
  expect(() => createEntryScript('https://elsewhere.example/remoteEntry.js')).toThrow('not in the boot document');
});

test("a release's lazy files have the integrity that the page brings along, without a request", async () => {
  const address = '/boot/forums/1.0.0.json';
  readIntegrity(pageWith({}, { [address]: { '/m/forums/1.0.0/lazy.js': 'sha256-lazy' } }));
  await loadLazyIntegrity({ ...bootModule(), lazyIntegrity: address });
  expect(fetched).not.toHaveBeenCalled();
  expect(request('/m/forums/1.0.0/lazy.js')?.integrity).toBe('sha256-lazy');
});

test('other releases fetch it once, and again after a failure', async () => {
  readIntegrity(pageWith({}));
  const clubs = { ...bootModule({ id: 'clubs' }), lazyIntegrity: '/boot/clubs/1.0.0.json' };
  fetched.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce(new Response(null, { status: 503 }));
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    await expect(loadLazyIntegrity(clubs)).rejects.toMatchObject({ code: 'load_failed' });
  }
  fetched.mockResolvedValueOnce(Response.json({ '/m/clubs/1.0.0/lazy.js': 'sha256-lazy' }));
  await Promise.all([loadLazyIntegrity(clubs), loadLazyIntegrity(clubs)]);
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(request('/m/clubs/1.0.0/lazy.js')?.integrity).toBe('sha256-lazy');
});

test('what is exposed is preloaded whole, once', () => {
  readIntegrity(pageWith({}));
  const base = '/m/calendar/1.0.0';
  const news = { expose: './news', js: [`${base}/news.js`], css: [`${base}/news.css`], shared: [] };
  const release = {
    ...bootModule({ id: 'calendar' }),
    js: [`${base}/module.js`],
    extensions: [news],
    integrity: { [`${base}/news.js`]: 'sha256-news' },
  };
  allowRelease(release, false);
  preloadExposed(release, './news');
  preloadExposed(release, './news');
  const links = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=preload]'));
  expect(links.map((link) => [link.as, new URL(link.href).pathname, link.integrity ?? ''])).toEqual([
    ['script', `${base}/remoteEntry.js`, ''],
    ['script', `${base}/news.js`, 'sha256-news'],
    ['style', `${base}/news.css`, ''],
  ]);
});
