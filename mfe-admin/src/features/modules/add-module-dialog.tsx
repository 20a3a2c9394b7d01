import { parseText, useApi, useCreateForm, useDialogRoute, useForm } from '@seed/portal-sdk';
import type { CreateVariables } from '@seed/portal-sdk';
import { addModule, registryLimits } from '@seed/registry-contracts/modules';
import { Dialog } from '@seed/ui/dialog';
import { Form } from '@seed/ui/form';
import { TextField } from '@seed/ui/text-field';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { ReasonField } from '../../acts/reason-field.tsx';
import { useAct } from '../../acts/use-act.ts';

type NewModule = Record<'id' | 'team' | 'reason', string>;

const texts = messages.addModule;
const empty: NewModule = { id: '', team: '', reason: '' };

/** The dialog at `/admin/new`. */
export const AddModuleDialog = () => {
  const { close } = useDialogRoute(paths.modules);
  return (
    <Dialog title={texts.title} isOpen onClose={close}>
      <AddModuleForm close={close} />
    </Dialog>
  );
};

const AddModuleForm = ({ close }: { readonly close: () => void }) => {
  const api = useApi();
  const create = useAct((variables: CreateVariables<NewModule>) => api(addModule, variables));
  const submission = useCreateForm('new-module', empty, { create, close, successMessage: texts.added });
  const { field, formProps } = useForm<keyof NewModule, NewModule>({ submission, submitLabel: texts.submit }, (text) =>
    parseText(addModule.body, text),
  );
  return (
    <Form {...formProps}>
      <TextField {...field('id')} label={texts.id} description={texts.idHint} maxLength={31} isRequired autoFocus />
      <TextField {...field('team')} label={texts.team} maxLength={registryLimits.team} isRequired />
      <ReasonField {...field('reason')} />
    </Form>
  );
};
