import { useDialogRoute } from '@seed/portal-sdk';
import { useParams, useSearchParams } from 'react-router-dom';
import { rolloutMessages } from '../../rollout-messages.ts';
import { paths } from '../../paths.ts';
import { liveVersionOf, useReleaseSet } from '../../registry/release-set.ts';
import { useStart } from './api/rollouts.ts';
import { useRehearsal } from '../../acts/use-rehearsal.ts';
import { AudienceDialog } from './audience-dialog.tsx';

const { title, done, text, submit } = rolloutMessages.start;

/** The dialog at `/admin/modules/{module}/canary?version={version}`. */
export const StartRolloutDialog = () => {
  const { module = '' } = useParams();
  const version = useSearchParams()[0].get('version') ?? '';
  const { close } = useDialogRoute(paths.module(module));
  const { data: set, isPending } = useReleaseSet();
  const { act, rehearse } = useStart(module, { version, from: liveVersionOf(set, module) });
  const rehearsal = useRehearsal(['canary', module, version], isPending ? undefined : rehearse);
  return (
    <AudienceDialog
      draft={`canary-${module}-${version}`}
      texts={{ title: title(module, version), text, submit, done: done(module, version) }}
      act={act}
      rehearsal={rehearsal}
      onClose={close}
    />
  );
};
