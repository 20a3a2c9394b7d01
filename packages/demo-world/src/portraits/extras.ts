const ring = (x: number) =>
  `<circle cx="${x}" cy="93" r="13" fill="#fffdf8" fill-opacity=".28" stroke="#15322b" stroke-width="3"/>`;
const square = (x: number) =>
  `<rect x="${x - 13}" y="82" width="26" height="21" rx="6" fill="#fffdf8" fill-opacity=".28" stroke="#5c3316" stroke-width="3"/>`;
const flower = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><path d="M0-3c-7-14 7-14 0 0zm3 0c14-7 14 7 0 0zM0 3c-7 14 7 14 0 0zm-3 0c-14-7-14 7 0 0z" fill="#b84a25" stroke="#b84a25" stroke-width="5" stroke-linejoin="round"/><circle r="5" fill="#f4b033"/></g>`;

/** Accessories. The ones with a colour take the colour of the hair. */
export const extras = {
  roundGlasses: () => `${ring(84)}${ring(116)}<path d="M97 92q3-3 6 0" fill="none" stroke="#15322b" stroke-width="3"/>`,
  squareGlasses: () => `${square(84)}${square(116)}<path d="M97 91h6" fill="none" stroke="#5c3316" stroke-width="3"/>`,
  studs: () =>
    '<circle cx="65" cy="106" r="3.500" fill="#f4b033"/><circle cx="135" cy="106" r="3.500" fill="#f4b033"/>',
  leafEarrings: () =>
    '<path d="M64 104c8 8 8 16 0 22-8-6-8-14 0-22zm72 0c8 8 8 16 0 22-8-6-8-14 0-22z" fill="#84d8b8"/>',
  hoops: () =>
    '<g fill="none" stroke="#f4b033" stroke-width="3"><circle cx="64" cy="112" r="7.500"/><circle cx="136" cy="112" r="7.500"/></g>',
  flower: () => flower(132, 62),
  beard: (hair: string) =>
    `<path d="M66 94c-2 34 12 48 34 48s36-14 34-48c-2 12-8 17-16 17q-18-7-36 0c-8 0-14-5-16-17z" fill="${hair}"/>`,
  stubble: (hair: string) =>
    `<path d="M66 96c-1 26 14 37 34 37s35-11 34-37c-4 14-12 19-34 19s-30-5-34-19z" fill="${hair}" opacity=".32"/>`,
  moustache: (hair: string) => `<path d="M82 113q8-9 18-3 10-6 18 3-9 5-18 1-9 4-18-1z" fill="${hair}"/>`,
  strawHat: () =>
    '<path d="M66 64q34-54 68 0z" fill="#f4b033"/><path d="M64 60q36 10 72 0l2 8H62z" fill="#b84a25"/><ellipse cx="100" cy="69" rx="64" ry="11" fill="#d98f1f"/>',
  beanie: () =>
    '<path d="M63 74C60 18 140 18 137 74z" fill="#b84a25"/><rect x="58" y="62" width="84" height="17" rx="8.500" fill="#f4b033"/><circle cx="100" cy="28" r="9" fill="#fdf6e6"/>',
  headband: () => '<path d="M64 80q36-34 72 0l2-10Q100 32 62 70z" fill="#f4b033"/>',
  scarf: () =>
    '<path d="M72 132q28 20 56 0l6 18q-34 22-68 0z" fill="#f4b033"/><path d="M112 152l20-6 4 44-20 4z" fill="#d98f1f"/>',
  headphones: () =>
    '<path d="M62 94C56 26 144 26 138 94" fill="none" stroke="#f9a94b" stroke-width="6"/><rect x="54" y="84" width="14" height="26" rx="7" fill="#b84a25"/><rect x="132" y="84" width="14" height="26" rx="7" fill="#b84a25"/>',
} as const satisfies Record<string, (hair: string) => string>;

export type Extra = keyof typeof extras;
