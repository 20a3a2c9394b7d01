import { useApi, useDialogRoute } from '@seed/portal-sdk';
import { revokeKey } from '@seed/registry-contracts/modules';
import { useParams } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { ActDialog } from '../../acts/act-dialog.tsx';

const texts = messages.revocation;

/** The dialog at `/admin/modules/{module}/revoke/{kid}`. */
export const RevokeKeyDialog = () => {
  const api = useApi();
  const { module = '', kid = '' } = useParams();
  const { close } = useDialogRoute(paths.module(module));
  return (
    <ActDialog
      draft={`revoke-${kid}`}
      title={texts.title}
      submitLabel={texts.submit}
      successMessage={texts.done}
      act={(variables) => api(revokeKey, { params: { module, kid }, ...variables })}
      onClose={close}
    >
      {texts.text}
    </ActDialog>
  );
};
