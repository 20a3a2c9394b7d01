import { emailVisibilities, profileLimits } from '@seed/community-contracts/profiles';
import { FieldPairs } from '@seed/ui/field-pairs';
import { Select } from '@seed/ui/select';
import { TextArea } from '@seed/ui/text-area';
import { TextField } from '@seed/ui/text-field';
import { messages } from '../../messages.ts';
import type { ProfileText } from './profile-input.ts';

const texts = messages.form;

const visibilityOptions = emailVisibilities.map((id) => ({ id, label: texts.emailVisibilities[id] }));

export interface ProfileFieldsProps {
  readonly field: (name: keyof ProfileText) => {
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly error: string | undefined;
  };
}

/** The fields of the form, in the order of the profile page. */
export const ProfileFields = ({ field }: ProfileFieldsProps) => (
  <>
    <FieldPairs>
      <TextField {...field('name')} label={texts.name} autoComplete="name" isRequired />
      <TextField
        {...field('email')}
        label={texts.email}
        description={texts.emailHint}
        type="email"
        autoComplete="email"
      />
      <Select {...field('emailVisibility')} label={texts.emailVisibility} options={visibilityOptions} />
      <TextField {...field('country')} label={texts.country} autoComplete="country-name" />
      <TextField {...field('team')} label={texts.team} />
      <TextField {...field('participationYear')} label={texts.years} description={texts.yearsHint} />
      <TextField {...field('university')} label={texts.university} />
      <TextField {...field('major')} label={texts.major} />
      <TextField {...field('linkedin')} label={texts.linkedin} type="url" inputMode="url" />
    </FieldPairs>
    <TextArea {...field('about')} label={texts.about} maxLength={profileLimits.about} rows={5} />
    <TextArea {...field('interests')} label={texts.interests} maxLength={profileLimits.interests} rows={3} />
  </>
);
