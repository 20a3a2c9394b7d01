import { parseText, useCreateForm, useForm } from '@seed/portal-sdk';
import type { CreateVariables } from '@seed/portal-sdk';
import { object } from '@seed/contracts/schema';
import { reason } from '@seed/registry-contracts/modules';
import { Form } from '@seed/ui/form';
import type { ReactNode } from 'react';
import { ActFrame } from './act-frame.tsx';
import { ReasonField } from './reason-field.tsx';
import { useAct } from './use-act.ts';

/** The body of an act that needs nothing but its reason. */
export interface Reason {
  readonly reason: string;
}

export interface ActDialogProps {
  /** Names the draft of the reason. */
  readonly draft: string;
  readonly title: string;
  /** The effect of the act. */
  readonly children: ReactNode;
  readonly submitLabel: string;
  readonly successMessage: string;
  readonly act: (variables: CreateVariables<Reason>) => Promise<unknown>;
  readonly onClose: () => void;
}

const input = object({ reason });

/** The dialog for the reason of an act. A refusal by the registry is shown with all of its reasons. */
export const ActDialog = ({ title, children, ...form }: ActDialogProps) => (
  <ActFrame title={title} text={children} onClose={form.onClose}>
    <ReasonForm {...form} />
  </ActFrame>
);

const ReasonForm = ({
  draft,
  submitLabel,
  successMessage,
  act,
  onClose,
}: Omit<ActDialogProps, 'title' | 'children'>) => {
  const submission = useCreateForm(draft, { reason: '' }, { create: useAct(act), successMessage, close: onClose });
  const { field, formProps } = useForm<'reason', Reason>({ submission, submitLabel }, (text) => parseText(input, text));
  return (
    <Form {...formProps}>
      <ReasonField {...field('reason')} autoFocus />
    </Form>
  );
};
