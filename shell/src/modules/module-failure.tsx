import type { BootModule } from '@seed/contracts/boot';
import type { ModuleLog } from '@seed/portal-sdk/host';
import { Unplugged } from '@seed/ui/art/unplugged';
import { Button } from '@seed/ui/button';
import { useEffect } from 'react';
import type { ModuleError, ModuleErrorCode } from './module-error.ts';
import styles from './module-failure.module.css';

interface ModuleFailureProps {
  readonly module: BootModule;
  readonly error: ModuleError;
  readonly log: ModuleLog;
  onRetry(): void;
}

/** Stands in for a module that cannot be shown. Everything around it goes on working. */
export const ModuleFailure = ({ module, error, log, onRetry }: ModuleFailureProps) => {
  const { id, version, manifest } = module;
  useEffect(() => {
    log.error('A module cannot be shown', { module: id, version, code: error.code, reason: error.message });
  }, [log, id, version, error]);

  return (
    <section className={styles.card} role="alert" data-module={id} data-error={error.code}>
      <div className={styles.art}>
        <Unplugged />
      </div>
      <h1 className={styles.title}>{manifest.title} cannot be shown right now</h1>
      <p>{sentences[error.code]}</p>
      <p>The rest of the intranet keeps working.</p>
      <Button variant="primary" onPress={onRetry}>
        Retry
      </Button>
    </section>
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
