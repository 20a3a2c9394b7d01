/** The colours of the slides' people, by name. */
export const skins = {
  cocoa: '#6b4029',
  chestnut: '#8d5a3b',
  amber: '#ad744c',
  honey: '#c98f68',
  peach: '#eab38c',
  shell: '#f2c9a5',
} as const;

/** The same skin where the light does not reach: neck and ears. */
export const shadows = {
  cocoa: '#56311e',
  chestnut: '#75472c',
  amber: '#93603b',
  honey: '#b27a54',
  peach: '#d89c74',
  shell: '#e2b28b',
} as const;

export const hairColours = {
  raven: '#1c1b22',
  coffee: '#2b1d12',
  walnut: '#4a2c17',
  hazel: '#6b4a2b',
  copper: '#94451f',
  wheat: '#a97c3e',
  silver: '#a8a69d',
} as const;

export const cloths = {
  leaf: '#0d6350',
  fern: '#2f9272',
  mint: '#84d8b8',
  sun: '#f4b033',
  brick: '#b84a25',
  coral: '#f9b49b',
  plum: '#5b2450',
  berry: '#83396f',
  lake: '#2a7f97',
  sea: '#2a668f',
  night: '#163f63',
  cream: '#fdf6e6',
  lilac: '#bfb4ea',
} as const;

export type Skin = keyof typeof skins;
export type HairColour = keyof typeof hairColours;
export type Cloth = keyof typeof cloths;
