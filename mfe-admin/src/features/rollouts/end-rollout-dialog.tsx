import { useDialogRoute, useIdParam } from '@seed/portal-sdk';
import { useParams } from 'react-router-dom';
import { ActDialog } from '../../acts/act-dialog.tsx';
import { rolloutMessages } from '../../rollout-messages.ts';
import { paths } from '../../paths.ts';
import { useEnd } from './api/rollouts.ts';

/** The dialogs at `/admin/modules/{module}/canary/{id}/promote` and `…/abort`. */
export const EndRolloutDialog = ({ state }: { readonly state: 'promoted' | 'aborted' }) => {
  const { module = '' } = useParams();
  const id = useIdParam() ?? 0;
  const { close } = useDialogRoute(paths.module(module));
  const { act, rehearse } = useEnd(module, { id, state });
  const texts = state === 'promoted' ? rolloutMessages.promote : rolloutMessages.abort;
  return (
    <ActDialog
      draft={`canary-${id}-${state}`}
      title={texts.title}
      submitLabel={texts.submit}
      successMessage={texts.done}
      act={act}
      rehearse={rehearse}
      onClose={close}
    >
      {texts.text}
    </ActDialog>
  );
};
