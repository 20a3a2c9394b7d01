import { pick } from '@seed/contracts/schema';
import { parseText, useApi, useCreateForm, useDialogRoute, useForm } from '@seed/portal-sdk';
import type { CreateVariables } from '@seed/portal-sdk';
import { registryLimits, updateModule } from '@seed/registry-contracts/modules';
import { Dialog } from '@seed/ui/dialog';
import { Form } from '@seed/ui/form';
import { TextField } from '@seed/ui/text-field';
import { useParams } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { ReasonField } from '../../acts/reason-field.tsx';
import { useAct } from '../../acts/use-act.ts';

type Handover = Record<'team' | 'reason', string>;

const texts = messages.handOver;
const input = pick(updateModule.body, { team: true, reason: true });

/** The dialog at `/admin/modules/{module}/team`. */
export const HandOverDialog = () => {
  const { module = '' } = useParams();
  const { close } = useDialogRoute(paths.module(module));
  return (
    <Dialog title={texts.title(module)} isOpen onClose={close}>
      <HandOverForm module={module} close={close} />
    </Dialog>
  );
};

const HandOverForm = ({ module, close }: { readonly module: string; readonly close: () => void }) => {
  const api = useApi();
  const create = useAct(({ body }: CreateVariables<Handover>) => api(updateModule, { params: { module }, body }));
  const options = { create, close, successMessage: texts.done(module) };
  const submission = useCreateForm(`hand-over-${module}`, { team: '', reason: '' }, options);
  const { field, formProps } = useForm<keyof Handover, Handover>({ submission, submitLabel: texts.submit }, (text) =>
    parseText(input, text),
  );
  return (
    <Form {...formProps}>
      <TextField {...field('team')} label={texts.team} maxLength={registryLimits.team} isRequired autoFocus />
      <ReasonField {...field('reason')} />
    </Form>
  );
};
