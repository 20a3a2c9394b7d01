/** The colours of notes that members choose from: what `--note-1` to `--note-6` are, for where a colour is data. */
export const notePalette = ['#ffeb3b', '#fff59d', '#ffccbc', '#c8e6c9', '#b3e5fc', '#e1bee7'] as const;

export type NotePaletteColor = (typeof notePalette)[number];
