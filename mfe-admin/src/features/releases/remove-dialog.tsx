import { useDialogRoute } from '@seed/portal-sdk';
import { useParams } from 'react-router-dom';
import { stable } from '../../constants.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { ActDialog } from '../../acts/act-dialog.tsx';
import { placementsOf, useReleaseSet } from '../../registry/release-set.ts';
import { useMove } from './api/releases.ts';

const texts = messages.removal;

/** The dialog at `/admin/modules/{module}/remove`. */
export const RemoveDialog = () => {
  const { module = '' } = useParams();
  const { close } = useDialogRoute(paths.module(module));
  const { data: set } = useReleaseSet();
  const live = placementsOf(set, module).find(({ channel }) => channel === stable)?.version ?? null;
  const act = useMove({ module, from: live, to: null });
  return (
    <ActDialog
      draft={`remove-${module}`}
      title={texts.title(module)}
      submitLabel={texts.submit}
      successMessage={texts.done(module)}
      act={act}
      onClose={close}
    >
      {live === null ? texts.isOut : texts.text(live)}
    </ActDialog>
  );
};
