import { clubLimits, type createClub } from '@seed/clubs-contracts/clubs';
import type { BodyInput } from '@seed/contracts/endpoint';
import { useForm } from '@seed/portal-sdk';
import type { FormProps } from '@seed/portal-sdk';
import { Form } from '@seed/ui/form';
import { TextField } from '@seed/ui/text-field';
import { messages } from '../../../messages.ts';
import { useClubs } from '../api/list-clubs.ts';
import { ClubDetails } from '../club-details.tsx';
import { namesFor } from './names-for.ts';
import { parseNewClub, slugIn } from './new-club-input.ts';
import type { NewClubText } from './new-club-input.ts';

const texts = messages.newClub;

/** Route and key follow the name until they are typed. */
export const NewClubForm = (props: FormProps<keyof NewClubText, BodyInput<typeof createClub>>) => {
  const clubs = useClubs().data ?? [];
  const { field, formProps, text, set } = useForm(props, parseNewClub);
  const rename = (name: string) => {
    const [before, after] = [namesFor(text.name, clubs), namesFor(name, clubs)];
    set('name', name);
    for (const one of ['route', 'key'] as const) if (text[one] === before[one]) set(one, after[one]);
  };
  return (
    <Form {...formProps}>
      <TextField
        {...field('name')}
        onChange={rename}
        label={messages.form.name}
        maxLength={clubLimits.name}
        isRequired
        autoFocus
      />
      <TextField
        {...field('route')}
        label={texts.route}
        description={texts.routeHint(slugIn(text.route) || '…')}
        isRequired
      />
      <TextField
        {...field('key')}
        label={texts.key}
        description={texts.keyHint}
        maxLength={clubLimits.key}
        isRequired
      />
      <ClubDetails field={field} />
    </Form>
  );
};
