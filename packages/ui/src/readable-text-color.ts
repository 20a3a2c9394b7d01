/** The dark and the light ink of the portal, and where neither reads well enough, the darkest and the lightest. */
const textColors = ['#2b2616', '#fffdf8', '#ffffff', '#000000'] as const;
const minimumRatio = 4.5;

/** The ink in which text reads on a ground of this colour (`#rrggbb`), with a contrast of at least 4.5 : 1. */
export function readableTextColor(ground: string): string {
  return textColors.find((ink) => contrastRatio(ink, ground) >= minimumRatio) ?? textColors[0];
}

/** How much two colours (`#rrggbb`) differ for the eye, from 1 to 21, as WCAG 2 defines it. */
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
