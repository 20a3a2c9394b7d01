import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

const text: readonly (readonly [ink: string, ground: string])[] = [
  ...['surface', 'surface-raised', 'surface-sunken', 'surface-hover'].flatMap((ground) => [
    ['ink', ground] as const,
    ['ink-muted', ground] as const,
  ]),
  ...['surface', 'surface-raised'].flatMap((ground) =>
    ['link', 'danger', 'success', 'like', 'accent'].map((ink) => [ink, ground] as const),
  ),
  ['link', 'surface-hover'],
  ['danger', 'surface-hover'],
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-hover'],
  ['accent-soft-ink', 'accent-soft'],
  ['sun-ink', 'sun'],
  ['sun-soft-ink', 'sun-soft'],
  ['danger-ink', 'danger'],
  ['danger-ink', 'danger-hover'],
  ['danger-soft-ink', 'danger-soft'],
  ['success-ink', 'success'],
  ['like', 'like-soft'],
  ['ink', 'selection'],
  ['surface', 'ink'],
  ...numbered('tile', 8).map((name) => [`${name}-ink`, name] as const),
  ...numbered('meeting', 5).map((name) => [`${name}-ink`, name] as const),
  ...numbered('note', 6).flatMap((name) => [['note-ink', name] as const, ['note-ink-muted', name] as const]),
];

const shapes = ['surface', 'surface-raised'].flatMap((ground) =>
  ['line-strong', 'focus', 'accent'].map((shape) => [shape, ground] as const),
);

describe.each(themes)('in the %s theme', (theme) => {
  it.each(text)('%s is readable on %s', (ink, ground) => {
    expect(worstContrast(ink, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)('%s is visible on %s', (shape, ground) => {
    expect(worstContrast(shape, ground, theme)).toBeGreaterThanOrEqual(3);
  });
});

function numbered(name: string, count: number) {
  return Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);
}

/** On a gradient, the stop with the lowest contrast counts. */
function worstContrast(ink: string, ground: string, theme: Theme) {
  const [front] = coloursOf(ink, theme);
  if (!front) throw new Error(`${ink} has no colour`);
  return Math.min(...coloursOf(ground, theme).map((back) => contrast(front, back)));
}

function coloursOf(token: string, theme: Theme) {
  const value = new RegExp(`--${token}:\\s*([^;]+);`).exec(css)?.[1];
  if (!value) throw new Error(`tokens.css has no --${token}`);
  const colours = value.match(/#[0-9a-f]{6}/g) ?? [];
  if (!value.startsWith('light-dark')) return colours;
  return colours.slice(theme === 'light' ? 0 : 1, theme === 'light' ? 1 : 2);
}

function contrast(one: string, other: string) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
