import type { BootModule } from '@seed/contracts/boot';
import type { ModuleLog } from '@seed/portal-sdk/host';
import { OfflineDrawing } from '@seed/ui/art/offline-drawing';
import { Button } from '@seed/ui/button';
import { ButtonLink } from '@seed/ui/button-link';
import { RetryIcon } from '@seed/ui/icons/retry';
import { useEffect } from 'react';
import { messages } from '../messages.ts';
import { MessagePage } from '../layout/message-page.tsx';
import type { ModuleError, ModuleErrorCode } from './module-error.ts';

interface ModuleFailureProps {
  readonly module: BootModule;
  readonly error: ModuleError;
  readonly log: ModuleLog;
  onRetry(): void;
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
