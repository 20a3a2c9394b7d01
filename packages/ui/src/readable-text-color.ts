/** In order of preference: the portal's dark and light text colours, then white and black. */
const textColors = ['#2b2616', '#fffdf8', '#ffffff', '#000000'] as const;
const minimumRatio = 4.5;

/**
 * The text colour with a contrast of at least 4.5 : 1 (WCAG 2.2, 1.4.3).
 *
 * @param background `#rrggbb`
 * @returns `#rrggbb`
 *
 * @example
 * ```ts
 * import { readableTextColor } from '@seed/ui/readable-text-color';
 *
 * export const onYellow = readableTextColor('#ffeb3b'); // '#2b2616'
 * ```
 */
export function readableTextColor(background: string): string {
  return textColors.find((color) => contrastRatio(color, background) >= minimumRatio) ?? textColors[0];
}

/**
 * The contrast ratio of two colours (WCAG 2.2).
 *
 * @param one `#rrggbb`
 * @param other `#rrggbb`
 * @returns from 1 to 21
 *
 * @example
 * ```ts
 * import { contrastRatio } from '@seed/ui/readable-text-color';
 *
 * export const isReadable = contrastRatio('#2b2616', '#ffeb3b') >= 4.5;
 * ```
 */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [relativeLuminance(one), relativeLuminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function relativeLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
