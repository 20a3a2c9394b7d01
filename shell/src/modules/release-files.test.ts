import { allowRelease, createEntryScript, readShellIntegrity } from './release-files.ts';
import { bootModule } from './testing/boot-module.ts';

const request = (url: string) => globalThis.__seedRequest?.(url);

const pageWith = (integrity: object) => {
  document.body.innerHTML = `<script type="application/json" id="integrity">${JSON.stringify(integrity)}</script>`;
  return document;
};

test("the shell's own files are requested with the integrity from the page", () => {
  readShellIntegrity(pageWith({ '/assets/portal.1a2b3c4d.js': 'sha256-portal' }));
  expect(request('/assets/portal.1a2b3c4d.js')).toEqual({
    href: 'http://localhost/assets/portal.1a2b3c4d.js',
    integrity: 'sha256-portal',
  });
  expect(request('/assets/other.js')).toEqual({ href: 'http://localhost/assets/other.js' });
});

test("a module's files are requested with the integrity of its release, under a new URL in a retry", () => {
  readShellIntegrity(pageWith({}));
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
