import { getProfile, memberRole } from '@seed/community-contracts/profiles';
import type { Profile } from '@seed/community-contracts/profiles';
import { participationYearInput } from '@seed/community-contracts/participation-years';
import * as z from '@seed/contracts/schema';
import { EditDialog, parseText, useDialogRoute, useEditable, useEditForm, useForm } from '@seed/portal-sdk';
import type { Editable } from '@seed/portal-sdk';
import { Form } from '@seed/ui/form';
import { Select } from '@seed/ui/select';
import { TextField } from '@seed/ui/text-field';
import { useParams } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { useUpdateMembership } from './api/update-membership.ts';
import { roleOptions } from '../../role-options.ts';

const texts = messages.membership;

/** The dialog at `/community/profiles/{id}/membership`, in which an Admin changes what belongs to the programme. */
export const EditMembershipDialog = () => {
  const id = useParams()['id'] ?? '';
  const { close } = useDialogRoute(paths.profile(id));
  return (
    <EditDialog query={useEditable(getProfile, id)} texts={texts} height="14rem" onClose={close}>
      {(profile) => <EditMembership key={id} {...profile} close={close} />}
    </EditDialog>
  );
};

interface EditMembershipProps extends Editable<Profile> {
  readonly close: () => void;
}

const change = z.object({ role: memberRole, participationYear: participationYearInput });

const EditMembership = ({ entity: { id, role, participationYear }, etag, close }: EditMembershipProps) => {
  const initial = { role: role as string, participationYear: participationYear.join(', ') };
  const submission = useEditForm(`membership-${id}`, initial, {
    etag,
    update: useUpdateMembership(id),
    successMessage: texts.saved,
    conflictMessage: texts.conflict,
    close,
  });
  const { field, formProps } = useForm({ submission, submitLabel: messages.form.save }, (text) =>
    parseText<keyof typeof initial, z.infer<typeof change>>(change, text),
  );
  return (
    <Form {...formProps}>
      <Select {...field('role')} label={texts.role} options={roleOptions} />
      <TextField {...field('participationYear')} label={messages.form.years} description={messages.form.yearsHint} />
    </Form>
  );
};
