import type { ModuleLog } from '@seed/portal-sdk/host';
import { OfflineDrawing } from '@seed/ui/art/offline-drawing';
import { Button } from '@seed/ui/button';
import { ButtonLink } from '@seed/ui/button-link';
import { RetryIcon } from '@seed/ui/icons/retry';
import { useEffect } from 'react';
import { MessagePage } from '../layout/message-page.tsx';
import { messages } from '../messages.ts';
import type { ModuleErrorCode } from '../modules/module-error.ts';
import type { FailedModule } from '../modules/module-outlet.tsx';

interface ModuleFailureProps extends FailedModule {
  readonly log: ModuleLog;
}

/** Stands in for a module that cannot be shown. The rest of the portal keeps working. */
export const ModuleFailure = ({ module, error, log, onRetry }: ModuleFailureProps) => {
  const { id, version, manifest } = module;
  useEffect(() => {
    log.error('A module cannot be shown', { module: id, version, code: error.code, reason: error.message });
  }, [log, id, version, error]);

  return (
    <MessagePage
      isError
      art={<OfflineDrawing />}
      title={`${manifest.title} cannot be shown right now`}
      actions={
        <>
          <Button variant="primary" icon={<RetryIcon />} onPress={onRetry}>
            {messages.tryAgain}
          </Button>
          <ButtonLink href="/intranet-welcome">{messages.mainMenu}</ButtonLink>
        </>
      }
    >
      <p>{sentences[error.code]} The rest of the intranet keeps working.</p>
    </MessagePage>
  );
};

const slow = 'It is taking longer than it should. The connection may be slow; please try again.';
const broken = 'Something in it went wrong, and that is not your fault. Please try again.';

const sentences: Readonly<Record<ModuleErrorCode, string>> = {
  load_failed: 'It could not be loaded. Please check your connection and try again.',
  load_timeout: slow,
  invalid: broken,
  mount_failed: broken,
  mount_timeout: slow,
  unmount_timeout: broken,
  crashed: broken,
};
