/**
 * The six colours that a note can have, equal to the tokens `--note-1` to `--note-6`.
 *
 * @example
 * ```ts
 * import { notePalette } from '@seed/ui/note-palette';
 *
 * export const defaultColor = notePalette[0]; // '#ffeb3b'
 * ```
 */
export const notePalette = ['#ffeb3b', '#fff59d', '#ffccbc', '#c8e6c9', '#b3e5fc', '#e1bee7'] as const;

export type NotePaletteColor = (typeof notePalette)[number];
