import { parseText, useCreateForm, useForm } from '@seed/portal-sdk';
import type { CreateVariables } from '@seed/portal-sdk';
import { object } from '@seed/contracts/schema';
import { reason } from '@seed/registry-contracts/modules';
import { Form } from '@seed/ui/form';
import type { ReactNode } from 'react';
import { ActFrame } from './act-frame.tsx';
import { Rehearsed } from './rehearsed.tsx';
import { useRehearsal } from './use-rehearsal.ts';
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
  /** Requests a dry run of the act; undefined for an act that the registry never refuses. */
  readonly rehearse?: (() => Promise<unknown>) | undefined;
  /** Whether something that the act depends on is not known yet. */
  readonly isLoading?: boolean;
  readonly onClose: () => void;
}

const input = object({ reason });

/** The dialog for the reason of an act. A refusal by the registry is shown with all of its reasons. */
export const ActDialog = ({ title, children, ...form }: ActDialogProps) => (
  <ActFrame title={title} text={children} onClose={form.onClose}>
    {form.rehearse === undefined ? <ReasonForm {...form} /> : <RehearsedForm {...form} rehearse={form.rehearse} />}
  </ActFrame>
);

type ReasonFormProps = Omit<ActDialogProps, 'title' | 'children' | 'rehearse'>;

interface RehearsedFormProps extends ReasonFormProps {
  readonly rehearse: () => Promise<unknown>;
}

const RehearsedForm = ({ rehearse, isLoading = false, ...form }: RehearsedFormProps) => {
  const rehearsal = useRehearsal([form.draft], isLoading ? undefined : rehearse);
  return (
    <Rehearsed rehearsal={rehearsal}>
      <ReasonForm {...form} isLoading={rehearsal.isPending} />
    </Rehearsed>
  );
};

const ReasonForm = ({ draft, submitLabel, successMessage, act, onClose, isLoading = false }: ReasonFormProps) => {
  const submission = useCreateForm(draft, { reason: '' }, { create: useAct(act), successMessage, close: onClose });
  const { field, formProps } = useForm<'reason', Reason>({ submission, submitLabel }, (text) => parseText(input, text));
  return (
    <Form {...formProps} isPending={formProps.isPending || isLoading}>
      <ReasonField {...field('reason')} autoFocus />
    </Form>
  );
};
