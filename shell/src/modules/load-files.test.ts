import { loadScript, loadStyle } from './load-files.ts';
import { allowRelease, readIntegrity } from './release-files.ts';
import { bootModule } from './testing/boot-module.ts';

const folder = 'http://localhost/m/forums/1.0.0';
const release = {
  ...bootModule(),
  integrity: { '/m/forums/1.0.0/lazy.js': 'sha256-script', '/m/forums/1.0.0/lazy.css': 'sha256-style' },
};

const script = () => document.head.querySelector('script');
const styles = () => Array.from(document.head.querySelectorAll('link'));

beforeEach(() => {
  document.head.innerHTML = '';
  readIntegrity(document);
  allowRelease(release, false);
});

afterEach(() => jest.useRealTimers());

test('a script is loaded with the integrity of its release, and leaves no element behind', () => {
  const done = jest.fn();
  loadScript(`${folder}/lazy.js`, done);
  expect(script()).toMatchObject({ src: `${folder}/lazy.js`, integrity: 'sha256-script', crossOrigin: 'anonymous' });
  script()?.dispatchEvent(new Event('load'));
  expect(done).toHaveBeenCalledWith(expect.objectContaining({ type: 'load' }));
  expect(script()).toBeNull();
});

test('a script that fails, or does not arrive, ends with that', () => {
  jest.useFakeTimers();
  const failed = jest.fn();
  loadScript(`${folder}/lazy.js`, failed);
  script()?.dispatchEvent(new Event('error'));
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ type: 'error' }));

  const late = jest.fn();
  loadScript(`${folder}/lazy.js`, late);
  jest.runAllTimers();
  expect(late).toHaveBeenCalledTimes(1);
  expect(late).toHaveBeenCalledWith(expect.objectContaining({ type: 'timeout' }));
  expect(failed).toHaveBeenCalledTimes(1);
});

test('styles are loaded once, and again after a failure', async () => {
  const broken = loadStyle(`${folder}/lazy.css`);
  expect(styles()).toMatchObject([{ rel: 'stylesheet', href: `${folder}/lazy.css`, integrity: 'sha256-style' }]);
  styles()[0]?.dispatchEvent(new Event('error'));
  await expect(broken).rejects.toThrow(`The styles ${folder}/lazy.css cannot be loaded`);
  expect(styles()).toEqual([]);

  const loads = [loadStyle(`${folder}/lazy.css`), loadStyle(`${folder}/lazy.css`)];
  expect(styles()).toHaveLength(1);
  styles()[0]?.dispatchEvent(new Event('load'));
  await Promise.all(loads);
  await loadStyle(`${folder}/lazy.css`);
  expect(styles()).toHaveLength(1);
});

test('a retry of a module loads its styles from a new URL', async () => {
  const url = `${folder}/page.css`;
  const pending = loadStyle(url);
  allowRelease(release, true);
  const again = loadStyle(url);
  expect(styles().map(({ href }) => href)).toEqual([`${url}?retry=1`]);
  styles()[0]?.dispatchEvent(new Event('load'));
  await again;
  await expect(Promise.race([pending, Promise.resolve('waits')])).resolves.toBe('waits');
});
