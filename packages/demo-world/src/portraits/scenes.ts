const leaf =
  'M0 0c-2-14-8-22-18-26 0 14 6 22 18 26zm0 0c2-18 8-28 20-34 2 18-6 28-20 34zm0 0c-3-20-1-32 2-42 8 14 6 30-2 42z';
const cloud = 'M0 0h46a9 9 0 0 0 0-18 13 13 0 0 0-24-5A11 11 0 0 0 3-15 8 8 0 0 0 0 0z';

const ground = (colour: string) => `<path d="M0 0h200v200H0z" fill="${colour}"/>`;
const disc = (at: string, r: number, colour: string) => `<circle ${at} r="${r}" fill="${colour}"/>`;
const hills = (far: string, near: string) =>
  `<path d="M0 128q54-34 108-14t92-16v102H0z" fill="${far}"/><path d="M0 156q66-26 116-8t84-10v62H0z" fill="${near}"/>`;
const tuft = (at: string, colour: string) => `<path transform="translate(${at})" d="${leaf}" fill="${colour}"/>`;

/** Backgrounds: the suns, hills and leaves of the slides. */
export const scenes = {
  morning: ground('#fdebc4') + disc('cx="152" cy="52"', 27, '#f4b033') + hills('#a9d6bd', '#5fb08f'),
  noon: ground('#fdf0d2') + disc('cx="100" cy="88"', 74, '#fbd07a') + hills('#cfe6d6', '#a9d6bd'),
  garden:
    ground('#dcece1') +
    hills('#b9d9c6', '#a9d6bd') +
    tuft('26 150) scale(1.7', '#2f9272') +
    tuft('176 146) scale(1.5', '#5fb08f') +
    tuft('164 60) scale(.8', '#b9d9c6'),
  lagoon:
    ground('#cdebee') +
    `<path transform="translate(16 56)" d="${cloud}" fill="#fffdf8"/><path transform="translate(146 38) scale(.8)" d="${cloud}" fill="#fffdf8"/>` +
    hills('#8fcdd8', '#5aa9c4'),
  blush: ground('#ffe1d2') + disc('cx="46" cy="56"', 24, '#f9a94b') + hills('#f9c3ac', '#f29a7b'),
  orchid: ground('#e6e1fa') + disc('cx="154" cy="50"', 22, '#fbd98c') + hills('#cfc5f0', '#bfb4ea'),
  dusk: ground('#83396f') + disc('cx="100" cy="88"', 74, '#f9b49b') + hills('#6a2b5b', '#5b2450'),
  forest:
    ground('#187058') +
    disc('cx="100" cy="88"', 74, '#a9d6bd') +
    hills('#0d6350', '#0b4d3f') +
    tuft('28 160) scale(1.5', '#2f9272') +
    tuft('176 154) scale(1.3', '#2f9272'),
  evening: ground('#2a668f') + disc('cx="100" cy="88"', 74, '#fbd98c') + hills('#1d4f77', '#163f63'),
  harvest: ground('#f4b033') + disc('cx="100" cy="88"', 74, '#fdebc4') + hills('#d98f1f', '#b86a1f'),
} as const;

export type Scene = keyof typeof scenes;
