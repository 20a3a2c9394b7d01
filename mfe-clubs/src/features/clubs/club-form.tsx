import { clubLimits } from '@seed/clubs-contracts/clubs';
import { useForm } from '@seed/portal-sdk';
import type { FormProps } from '@seed/portal-sdk';
import { Form } from '@seed/ui/form';
import { TextArea } from '@seed/ui/text-area';
import { TextField } from '@seed/ui/text-field';
import { messages } from '../../messages.ts';
import { BannerField } from './banner-field.tsx';
import { parseClub } from './club-input.ts';
import type { ClubText } from './club-input.ts';

const texts = messages.form;

export const ClubForm = (props: FormProps<keyof ClubText, ClubText>) => {
  const { field, formProps } = useForm(props, parseClub);
  return (
    <Form {...formProps}>
      <TextField {...field('name')} label={texts.name} maxLength={clubLimits.name} isRequired autoFocus />
      <BannerField {...field('bannerImage')} />
      <TextArea {...field('mainDescription')} label={texts.description} maxLength={clubLimits.description} rows={6} />
      <TextField {...field('syllabusUrl')} label={texts.syllabus} description={texts.syllabusHint} />
    </Form>
  );
};
