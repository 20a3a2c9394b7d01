import { useDialogRoute, useIdParam } from '@seed/portal-sdk';
import { useParams } from 'react-router-dom';
import { rolloutMessages } from '../../rollout-messages.ts';
import { paths } from '../../paths.ts';
import { useChange } from './api/rollouts.ts';
import { AudienceDialog } from './audience-dialog.tsx';

/** The dialog at `/admin/modules/{module}/canary/{id}/share`. */
export const ChangeRolloutDialog = () => {
  const { module = '' } = useParams();
  const id = useIdParam() ?? 0;
  const { close } = useDialogRoute(paths.module(module));
  return (
    <AudienceDialog draft={`canary-${id}`} texts={rolloutMessages.change} act={useChange(module, id)} onClose={close} />
  );
};
