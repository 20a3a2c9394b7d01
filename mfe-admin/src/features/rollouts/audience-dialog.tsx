import { useCreateForm, useForm } from '@seed/portal-sdk';
import type { CreateVariables } from '@seed/portal-sdk';
import { Form } from '@seed/ui/form';
import { Select } from '@seed/ui/select';
import { TextField } from '@seed/ui/text-field';
import { ActFrame } from '../../acts/act-frame.tsx';
import { Rehearsed } from '../../acts/rehearsed.tsx';
import type { Rehearsal } from '../../acts/use-rehearsal.ts';
import { ReasonField } from '../../acts/reason-field.tsx';
import { useAct } from '../../acts/use-act.ts';
import { rolloutMessages } from '../../rollout-messages.ts';
import type { AudienceInput } from './api/rollouts.ts';
import { type AudienceField, parseAudience } from './audience-input.ts';

export interface AudienceDialogProps {
  /** Names the draft of the form. */
  readonly draft: string;
  readonly texts: { readonly title: string; readonly text: string; readonly submit: string; readonly done: string };
  readonly act: (variables: CreateVariables<AudienceInput>) => Promise<unknown>;
  /** The dry run of an act that the gate may refuse. */
  readonly rehearsal?: Rehearsal;
  readonly onClose: () => void;
}

const fields = rolloutMessages.audience;
const paces = [
  { id: 'stays', label: fields.stays },
  { id: 'goesOn', label: fields.goesOn },
] as const;
const initial = { share: '5', pace: 'stays', reason: '' };

/** The dialog for the part of the members that gets a canary. */
export const AudienceDialog = ({ texts, ...form }: AudienceDialogProps) => (
  <ActFrame title={texts.title} text={texts.text} onClose={form.onClose}>
    <Rehearsed rehearsal={form.rehearsal}>
      <AudienceForm {...form} submitLabel={texts.submit} successMessage={texts.done} />
    </Rehearsed>
  </ActFrame>
);

interface AudienceFormProps extends Omit<AudienceDialogProps, 'texts'> {
  readonly submitLabel: string;
  readonly successMessage: string;
}

const AudienceForm = ({ draft, act, onClose, submitLabel, successMessage, rehearsal }: AudienceFormProps) => {
  const submission = useCreateForm(draft, initial, { create: useAct(act), successMessage, close: onClose });
  const form = useForm<AudienceField, AudienceInput>({ submission, submitLabel }, parseAudience);
  const { field, formProps } = form;
  return (
    <Form {...formProps} isPending={formProps.isPending || rehearsal?.isPending === true}>
      <TextField {...field('share')} label={fields.share} inputMode="numeric" isRequired autoFocus />
      <Select label={fields.pace} options={paces} {...field('pace')} value={form.text.pace as 'stays' | 'goesOn'} />
      <ReasonField {...field('reason')} />
    </Form>
  );
};
