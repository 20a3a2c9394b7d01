import { notePalette } from '@seed/ui/note-palette';
import type { ColorOption } from '@seed/ui/color-choice';
import { noteFormMessages } from './note-form-messages.ts';

const palette: readonly ColorOption[] = notePalette.map((value) => ({ value, label: noteFormMessages.colors[value] }));

/** The palette, preceded by the current colour of the note if that is not part of it. */
export function colorsFor(current: string): readonly ColorOption[] {
  const isOther = palette.every(({ value }) => value !== current);
  return isOther ? [{ value: current, label: noteFormMessages.ownColor }, ...palette] : palette;
}
