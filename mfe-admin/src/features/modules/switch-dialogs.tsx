import { parseText, useApi, useCreateForm, useDialogRoute, useForm } from '@seed/portal-sdk';
import type { CreateVariables } from '@seed/portal-sdk';
import { object } from '@seed/contracts/schema';
import { requiredText } from '@seed/contracts/fields';
import { reason } from '@seed/registry-contracts/modules';
import { rolloutLimits, switchModule } from '@seed/registry-contracts/rollouts';
import { Form } from '@seed/ui/form';
import { TextArea } from '@seed/ui/text-area';
import { useParams } from 'react-router-dom';
import { ActFrame } from '../../acts/act-frame.tsx';
import { ActDialog } from '../../acts/act-dialog.tsx';
import { ReasonField } from '../../acts/reason-field.tsx';
import { useAct } from '../../acts/use-act.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';

type SwitchOff = Record<'message' | 'reason', string>;

const off = messages.switchOff;
const on = messages.switchOn;
const message = requiredText({ max: rolloutLimits.message, required: off.required, label: 'The message' });
const input = object({ message, reason });

/** The dialog at `/admin/modules/{module}/off`. */
export const SwitchOffDialog = () => {
  const { module = '' } = useParams();
  const { close } = useDialogRoute(paths.module(module));
  return (
    <ActFrame title={off.title(module)} text={off.text} onClose={close}>
      <SwitchOffForm module={module} close={close} />
    </ActFrame>
  );
};

const SwitchOffForm = ({ module, close }: { readonly module: string; readonly close: () => void }) => {
  const api = useApi();
  const create = useAct(({ body }: CreateVariables<SwitchOff>) =>
    api(switchModule, { params: { module }, body: { isOn: false, ...body } }),
  );
  const options = { create, close, successMessage: off.done(module) };
  const submission = useCreateForm(`off-${module}`, { message: '', reason: '' }, options);
  const { field, formProps } = useForm<keyof SwitchOff, SwitchOff>({ submission, submitLabel: off.submit }, (text) =>
    parseText(input, text),
  );
  return (
    <Form {...formProps}>
      <TextArea
        {...field('message')}
        label={off.message}
        description={off.messageHint}
        maxLength={rolloutLimits.message}
        rows={2}
        isRequired
        autoFocus
      />
      <ReasonField {...field('reason')} />
    </Form>
  );
};

/** The dialog at `/admin/modules/{module}/on`. */
export const SwitchOnDialog = () => {
  const api = useApi();
  const { module = '' } = useParams();
  const { close } = useDialogRoute(paths.module(module));
  return (
    <ActDialog
      draft={`on-${module}`}
      title={on.title(module)}
      submitLabel={on.submit}
      successMessage={on.done(module)}
      act={({ body }) => api(switchModule, { params: { module }, body: { isOn: true, ...body } })}
      onClose={close}
    >
      {on.text}
    </ActDialog>
  );
};
