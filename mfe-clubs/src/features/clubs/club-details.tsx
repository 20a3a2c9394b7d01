import { clubLimits } from '@seed/clubs-contracts/clubs';
import { TextArea } from '@seed/ui/text-area';
import { TextField } from '@seed/ui/text-field';
import { messages } from '../../messages.ts';
import type { ClubText } from './club-input.ts';
import { PictureField } from './picture-field.tsx';

interface FieldState {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

const texts = messages.form;

/** The optional fields of a club, the same for a new one and for one that is edited. */
export const ClubDetails = ({ field }: { readonly field: (name: Exclude<keyof ClubText, 'name'>) => FieldState }) => (
  <>
    <PictureField kind="banner" {...field('bannerImage')} />
    <PictureField kind="icon" {...field('iconUrl')} />
    <TextArea {...field('mainDescription')} label={texts.description} maxLength={clubLimits.description} rows={6} />
    <TextField {...field('syllabusUrl')} label={texts.syllabus} description={texts.syllabusHint} />
  </>
);
