import { useCreateForm, useForm } from '@seed/portal-sdk';
import type { Parsed } from '@seed/portal-sdk';
import { Card } from '@seed/ui/card';
import { FieldPairs } from '@seed/ui/field-pairs';
import { Form } from '@seed/ui/form';
import { Select } from '@seed/ui/select';
import { TextField } from '@seed/ui/text-field';
import { messages } from '../../messages.ts';
import { roleOptions } from '../../role-options.ts';
import { useAddMember } from './api/add-member.ts';
import type { AddedMember } from './api/add-member.ts';
import { importMessages } from './import-messages.ts';
import styles from './import-file.module.css';

const texts = importMessages.one;
const empty = { email: '', name: '', role: 'participant', years: '' };

/** Adds one person. The service checks the fields, as it does with the rows of a file. */
export const AddMemberForm = () => {
  const submission = useCreateForm<keyof AddedMember, AddedMember>('new-member', empty, {
    create: useAddMember(),
    successMessage: texts.added,
  });
  const { field, formProps } = useForm({ submission, submitLabel: texts.submit }, parseMember);
  return (
    <Card as="section" aria-labelledby="add-one" className={styles.card ?? ''}>
      <h2 id="add-one">{texts.title}</h2>
      <Form {...formProps}>
        <FieldPairs>
          <TextField {...field('name')} label={messages.form.name} isRequired />
          <TextField {...field('email')} label={texts.email} description={texts.emailHint} type="email" isRequired />
          <Select {...field('role')} label={texts.role} options={roleOptions} />
          <TextField {...field('years')} label={messages.form.years} description={messages.form.yearsHint} />
        </FieldPairs>
      </Form>
    </Card>
  );
};

function parseMember(text: AddedMember): Parsed<keyof AddedMember, AddedMember> {
  return { input: text, errors: {} };
}
