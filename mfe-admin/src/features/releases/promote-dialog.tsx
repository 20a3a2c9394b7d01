import { useDialogRoute } from '@seed/portal-sdk';
import { useParams, useSearchParams } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { ActDialog } from '../../acts/act-dialog.tsx';
import { liveVersionOf, useReleaseSet } from '../../registry/release-set.ts';
import { useMove } from './api/releases.ts';

const texts = messages.promotion;

/** The dialog at `/admin/modules/{module}/promote?version={version}`. */
export const PromoteDialog = () => {
  const { module = '' } = useParams();
  const version = useSearchParams()[0].get('version') ?? '';
  const { close } = useDialogRoute(paths.module(module));
  const { data: set, isPending } = useReleaseSet();
  const live = liveVersionOf(set, module);
  const { act, rehearse } = useMove({ module, from: live, to: version });
  return (
    <ActDialog
      draft={`promote-${module}-${version}`}
      title={texts.title(module, version)}
      submitLabel={texts.submit}
      successMessage={texts.done(module, version)}
      act={act}
      rehearse={rehearse}
      isLoading={isPending}
      onClose={close}
    >
      {live === null && texts.first}
      {typeof live === 'string' && (live === version ? texts.isLive : texts.replaces(live))}
    </ActDialog>
  );
};
