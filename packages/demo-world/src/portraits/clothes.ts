const body = 'M24 204c0-40 18-60 52-64q24 12 48 0c34 4 52 24 52 64z';

export interface Wearing {
  readonly cloth: string;
  /** A second colour that goes with the first. */
  readonly trim: string;
  readonly skin: string;
}

const plain = (colour: string) => `<path d="${body}" fill="${colour}"/>`;
/** Only what is over the body shows. */
const printed = (pattern: string) => `<g clip-path="url(#body)">${pattern}</g>`;
const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

/** The clip path that `printed` needs. */
export const bodyClip = `<clipPath id="body"><path d="${body}"/></clipPath>`;

export const clothes = {
  tee: ({ cloth, trim, skin }: Wearing) =>
    plain(cloth) + `<path d="M78 138q22 30 44 0z" fill="${skin}"/>` + line('M77 139q23 31 46 0', trim, 5),
  vee: ({ cloth, trim, skin }: Wearing) =>
    plain(cloth) + `<path d="M79 138l21 38 21-38z" fill="${skin}"/>` + line('M78 139l22 38 22-38', trim, 5),
  shirt: ({ cloth, trim, skin }: Wearing) =>
    plain(cloth) +
    `<path d="M82 138l18 26 18-26z" fill="${skin}"/>` +
    `<path d="M80 133q-10 14-2 34 14-4 22-4-14-12-20-30zm40 0q10 14 2 34-14-4-22-4 14-12 20-30z" fill="${trim}"/>` +
    `<path d="M98.500 164h3v40h-3z" fill="${trim}" opacity=".7"/>`,
  blazer: ({ cloth, trim, skin }: Wearing) =>
    plain(cloth) +
    `<path d="M74 140l26 64 26-64q-26 12-52 0z" fill="${trim}"/><path d="M84 138l16 20 16-20z" fill="${skin}"/>` +
    `<path d="M72 139l28 65-34-36 8-8-14-4zm56 0l-28 65 34-36-8-8 14-4z" fill="#15322b" opacity=".28"/>`,
  stripes: ({ cloth, trim, skin }: Wearing) =>
    plain(cloth) +
    printed(line('M20 164q80 18 160 0M20 181q80 18 160 0M20 198q80 18 160 0', trim, 7)) +
    `<path d="M78 138q22 28 44 0z" fill="${skin}"/>` +
    line('M77 139q23 29 46 0', trim, 4),
  ruana: ({ cloth, trim, skin }: Wearing) =>
    plain(cloth) +
    printed(line('M20 178l80 22 80-22M20 162l80 22 80-22', trim, 6) + line('M20 170l80 22 80-22', '#fdf6e6', 3)) +
    `<path d="M80 138l20 30 20-30z" fill="${skin}"/>` +
    line('M79 139l21 31 21-31', trim, 4),
  dungarees: ({ cloth, trim, skin }: Wearing) =>
    plain(trim) +
    `<path d="M78 138q22 28 44 0z" fill="${skin}"/>` +
    printed(`<path d="M60 130h14v44h52v-44h14v80H60z" fill="${cloth}"/>`) +
    `<circle cx="67" cy="176" r="4" fill="#f4b033"/><circle cx="133" cy="176" r="4" fill="#f4b033"/>`,
  turtleneck: ({ cloth, trim }: Wearing) =>
    plain(cloth) +
    `<path d="M80 128q20 10 40 0l4 20q-24 14-48 0z" fill="${cloth}"/>` +
    line('M79 141q21 12 42 0', trim, 3),
  hoodie: ({ cloth, trim, skin }: Wearing) =>
    plain(cloth) +
    `<path d="M60 146c-4-18 12-30 26-26v20l14 22 14-22v-20c14-4 30 8 26 26-6 16-22 24-40 24s-34-8-40-24z" fill="${trim}"/>` +
    `<path d="M86 136h28v4l-14 22-14-22z" fill="${skin}"/>` +
    line('M92 172v20M108 172v14', '#fdf6e6', 3.5),
  wrap: ({ cloth, trim, skin }: Wearing) =>
    plain(cloth) +
    `<path d="M80 137l22 40 18-40z" fill="${skin}"/>` +
    line('M77 138q6 30 54 66M123 138q-8 24-24 38', trim, 7),
} as const;

export type Clothes = keyof typeof clothes;
