import type { ModuleProps } from '@seed/portal-sdk/host';
import { createModuleProps } from '@seed/portal-sdk/host';
import { withTimeLimit } from './with-time-limit.ts';
import { type ModuleError, moduleErrorFrom } from './module-error.ts';
import type { LoadedState } from './module-loader.ts';
import { mountParcel, type Parcel } from './parcel.ts';

const unmountBudgetMs = 2000;

/** The props from the shell. Mounting adds the rest of `ModuleProps`. */
export type FrameProps = Omit<ModuleProps, 'signal' | 'onCrash'>;

/** A module or an extension that is shown. */
export interface MountedModule {
  update(props: FrameProps): void;
  end(): void;
}

export interface Mount {
  readonly module: LoadedState;
  readonly domElement: HTMLElement;
  readonly props: FrameProps;
  /** Runs once when it is shown, with the milliseconds since the mount began. */
  onMounted?(ms: number): void;
}

/** Mounts what was loaded; `fail` is called once if it does not start within its budget, or throws later. */
export function mountModule(
  { module, domElement, props, onMounted }: Mount,
  fail: (error: ModuleError) => void,
): MountedModule {
  let ended = false;
  let lastProps = props;
  const report = (error: ModuleError) => !ended && fail(error);
  const own = createModuleProps({ ...props, onCrash: (error) => report(moduleErrorFrom(error, 'crashed')) });
  const warn = (message: string) => (error: unknown) => props.log.warn(message, { error: String(error) });

  const started = performance.now();
  const parcel = mountParcel(module.lifecycles, { ...own.props, domElement });
  withTimeLimit(parcel.mounted, module.mountBudgetMs, 'mount_timeout').then(
    () => !ended && onMounted?.(performance.now() - started),
    (error: unknown) => report(moduleErrorFrom(error, 'mount_failed')),
  );
  // One after the other: a lifecycle may not expect to be called while it runs.
  let settled: Promise<unknown> = parcel.mounted;
  return {
    update(next) {
      if (next === lastProps) return;
      lastProps = next;
      const { signal, onCrash } = own.props;
      settled = settled
        .then(() => (ended ? null : parcel.update({ ...next, signal, onCrash, domElement })))
        .catch(warn('A module did not take its new properties'));
    },
    end() {
      ended = true;
      own.release();
      unmount(parcel).catch(warn('A module did not unmount'));
    },
  };
}

/** Unmounts a module, if it is still mounting as soon as that has settled. */
async function unmount(parcel: Parcel): Promise<void> {
  const settled = await parcel.mounted.then(
    () => true,
    () => false,
  );
  if (settled) await withTimeLimit(parcel.unmount(), unmountBudgetMs, 'unmount_timeout');
}
