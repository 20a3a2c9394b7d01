import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const shell = join(__dirname, '..');
const read = (path: string) => readFileSync(join(shell, path), 'utf8');

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose: string;
}

const manifest = JSON.parse(read('public/portal.webmanifest')) as Readonly<Record<string, unknown>> & {
  readonly icons: readonly Icon[];
};
const page = read('src/index.html');

describe('the portal on the home screen of a phone', () => {
  it('has the colours of the tokens', () => {
    const [, light, dark] = /--surface: light-dark\((#\w+), (#\w+)\)/.exec(read('../packages/ui/src/tokens.css')) ?? [];
    expect([manifest['background_color'], manifest['theme_color']]).toEqual([light, light]);
    const colours = [...page.matchAll(/name="theme-color" content="(#\w+)"/g)].map(([, colour]) => colour);
    expect(colours).toEqual([light, dark]);
  });

  it('has icons of the sizes that devices need, one of them maskable', () => {
    const png = manifest.icons.filter(({ type }) => type === 'image/png');
    expect(png.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of png) {
      const file = readFileSync(join(shell, 'public', src));
      expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes);
    }
  });

  it('links only files that exist', () => {
    const links = [...page.matchAll(/<link [^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
    expect(links).toEqual(expect.arrayContaining(['/portal.webmanifest', '/apple-touch-icon.png', '/favicon.ico']));
    for (const file of [...links, ...manifest.icons.map(({ src }) => src)]) {
      expect([file, existsSync(join(shell, 'public', file))]).toEqual([file, true]);
    }
  });
});
