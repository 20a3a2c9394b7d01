/** Hair is in two layers: what hangs behind the head, and what lies round the face. Colour comes from the group. */
interface Hair {
  readonly back?: string;
  readonly front: string;
  /** The part that hangs over the clothes. */
  readonly over?: string;
}

const path = (d: string) => `<path d="${d}"/>`;
const balls = (...at: readonly (readonly [x: number, y: number, r: number])[]) =>
  at.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');
const mirrored = (drawing: string) => `${drawing}<g transform="matrix(-1 0 0 1 200 0)">${drawing}</g>`;

const sidePart = path('M63 97C53 28 147 28 137 97c-4-20-10-29-22-35-14 9-32 9-43 7-5 8-9 17-9 28z');
const middlePart = path('M63 99C50 26 150 26 137 99c-4-20-16-30-37-41-19 11-33 21-37 41z');
const fringe = path('M62 100C52 26 148 26 138 100l-3-17q-35 9-70 0z');
const swept = path('M65 98C50 28 150 24 138 100c-2-14-6-22-12-28-20 4-40-2-50-8-8 8-11 18-11 34z');

export const hairs = {
  long: { back: path('M60 92C52 30 148 30 140 92l8 82q-48 14-96 0z'), front: middlePart },
  longFringe: { back: path('M60 92C52 30 148 30 140 92l7 72q-47 12-94 0z'), front: fringe },
  waves: {
    back: path('M58 90C48 26 152 26 142 90c10 12 3 24 11 38s3 36-11 44H58c-14-8-19-30-11-44s1-26 11-38z'),
    front: sidePart,
  },
  bob: { back: path('M60 90C50 30 150 30 140 90l4 36q2 16-14 14H70q-16 2-14-14z'), front: middlePart },
  bobFringe: { back: path('M60 90C50 30 150 30 140 90l3 32q2 14-13 14H70q-15 0-13-14z'), front: fringe },
  topBun: { back: balls([104, 36, 18]), front: middlePart },
  lowBun: { back: balls([131, 122, 17], [126, 108, 14]), front: swept },
  ponytail: { back: path('M124 52c40-8 52 34 34 84-3 9-14 12-18 2 8-30 6-52-16-62z'), front: swept },
  braids: {
    front: middlePart,
    over: mirrored(
      `${balls([62, 126, 10], [60, 141, 9.5], [59, 156, 9], [60, 170, 8])}<path d="M57 176h7l-1 12h-5z"/>`,
    ),
  },
  sideBraid: {
    back: path('M60 92C52 30 148 30 140 92l4 34H60z'),
    front: sidePart,
    over: `${balls([140, 124, 12], [142, 141, 11], [141, 157, 10], [139, 171, 8.5])}<path d="M135 177h8l-1 12h-6z"/>`,
  },
  afro: {
    back: balls(
      [100, 72, 50],
      [58, 74, 24],
      [142, 74, 24],
      [56, 98, 19],
      [144, 98, 19],
      [72, 44, 24],
      [128, 44, 24],
      [100, 34, 24],
    ),
    front: path('M65 92c2-22 10-30 35-31s33 9 35 31C144 40 56 40 65 92z'),
  },
  curls: {
    back: balls(
      [60, 76, 20],
      [140, 76, 20],
      [52, 104, 20],
      [148, 104, 20],
      [54, 132, 19],
      [146, 132, 19],
      [68, 150, 15],
      [132, 150, 15],
    ),
    front: balls([72, 62, 16], [92, 50, 18], [114, 52, 18], [130, 66, 14], [64, 78, 10], [137, 82, 9]),
  },
  shortCurls: {
    front: balls(
      [70, 66, 12],
      [82, 54, 14],
      [99, 48, 15],
      [116, 52, 14],
      [130, 64, 12],
      [65, 80, 8],
      [136, 79, 8],
      [100, 60, 11],
    ),
  },
  crop: { front: path('M65 95C56 30 144 30 135 95c-1-13-4-21-10-26q-25-6-50 0c-6 5-9 13-10 26z') },
  neat: { front: path('M65 95C55 28 145 28 135 95c-1-14-7-25-19-31-14 8-30 8-41 6-6 6-9 14-10 25z') },
  quiff: {
    front: path(
      'M65 96c-10-26-5-46 15-50 10-20 46-22 55 2 7 14 3 32 0 48-1-14-5-21-11-25-16 3-32-1-43-6-9 6-15 16-16 31z',
    ),
  },
  spiky: {
    front: path(
      'M65 96C56 74 57 58 66 49q-1-8 4-13 4 5 11 5 2-8 10-13 2 6 9 9 6-7 15-9 0 7 5 12 7-3 14-1-3 6-2 12c9 10 7 28 3 45-1-14-4-21-10-25l-12-5-10 6-12-6-12 6-5-2c-5 5-8 13-9 26z',
    ),
  },
  buzz: { front: `<g opacity=".82">${path('M66 86c-3-46 71-46 68 0-4-15-15-21-34-21s-30 6-34 21z')}</g>` },
  bald: { front: mirrored(path('M65 104c-7-12-7-26 1-34 0 10 2 22 3 30z')) },
  curtains: {
    front: path('M62 102C50 28 150 28 138 102c-3-8-5-14-6-22-14-2-26-10-32-22-6 12-18 20-32 22-1 8-3 14-6 22z'),
  },
  loose: {
    back: path('M60 88C50 30 150 30 140 88c3 16 4 26 2 40-26 10-58 10-84 0-2-14-1-24 2-40z'),
    front: swept,
  },
} as const satisfies Record<string, Hair>;

export type HairShape = keyof typeof hairs;

/** The three layers of a shape; those that it does not have are empty. */
export function hairOf(shape: HairShape, colour: string) {
  const { back = '', front, over = '' }: Hair = hairs[shape];
  const dyed = (layer: string) => layer && `<g fill="${colour}">${layer}</g>`;
  return { back: dyed(back), front: dyed(front), over: dyed(over) };
}
