/** The contrast of an element's text with its background; on a gradient, the lowest. */
export function worstContrast({ color, backgroundColor, backgroundImage }: CSSStyleDeclaration): number | undefined {
  const [ink] = coloursOf(color);
  const stops = coloursOf(backgroundImage);
  const grounds = stops.length > 0 ? stops : coloursOf(backgroundColor);
  if (ink === undefined || grounds.length === 0) return undefined;
  return Math.min(...grounds.map((ground) => contrast(luminance(ink), luminance(ground))));
}

type Colour = readonly number[];

function coloursOf(css: string): Colour[] {
  return [...css.matchAll(/rgb\((\d+), (\d+), (\d+)\)/g)].map(([, ...channels]) => channels.map(Number));
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
