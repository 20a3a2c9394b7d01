import type { ModuleProps } from '@seed/portal-sdk/host';
import { createModuleProps } from '@seed/portal-sdk/host';
import type { Parcel } from 'single-spa';
import { useEffect, useRef } from 'react';
import { withBudget } from './budget.ts';
import { type ModuleError, moduleErrorFrom } from './module-error.ts';
import type { LoadedState } from './module-loader.ts';

const unmountBudgetMs = 2000;

/** What a module gets from the shell; the frame adds the rest of `ModuleProps`. */
export type FrameProps = Omit<ModuleProps, 'signal' | 'onCrash'>;

interface ModuleFrameProps {
  readonly module: LoadedState;
  readonly props: FrameProps;
  /** Told once when the module did not start or threw later. */
  onFailure(error: ModuleError): void;
}

/** A module in its own React root. Every mount gets a new element, so that one that hangs cannot spoil the next. */
export const ModuleFrame = ({ module, props, onFailure }: ModuleFrameProps) => {
  const outlet = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedModule>(undefined);
  const latest = useRef({ props, onFailure });

  useEffect(() => {
    latest.current = { props, onFailure };
    mounted.current?.update(props);
  }, [props, onFailure]);

  useEffect(() => {
    const domElement = document.createElement('div');
    outlet.current?.append(domElement);
    const mount = { module, domElement, props: latest.current.props };
    mounted.current = mountModule(mount, (error) => latest.current.onFailure(error));
    return () => {
      mounted.current?.end();
      mounted.current = undefined;
      domElement.remove();
    };
  }, [module]);

  return <div ref={outlet} />;
};

interface MountedModule {
  update(props: FrameProps): void;
  end(): void;
}

interface Mount {
  readonly module: LoadedState;
  readonly domElement: HTMLElement;
  readonly props: FrameProps;
}

function mountModule({ module, domElement, props }: Mount, fail: (error: ModuleError) => void): MountedModule {
  let ended = false;
  let given = props;
  const tell = (error: ModuleError) => !ended && fail(error);
  const own = createModuleProps({ ...props, onCrash: (error) => tell(moduleErrorFrom(error, 'crashed')) });
  const warn = (message: string) => (error: unknown) => props.log.warn(message, { error: String(error) });

  const parcel = module.runtime.mountRootParcel(module.lifecycles, { ...own.props, domElement });
  withBudget(parcel.mountPromise, module.mountBudgetMs, 'mount_timeout').catch((error: unknown) =>
    tell(moduleErrorFrom(error, 'mount_failed')),
  );
  return {
    update(next) {
      if (next === given) return;
      given = next;
      const { signal, onCrash } = own.props;
      parcel.mountPromise
        .then(() => (ended ? null : parcel.update?.({ ...next, signal, onCrash, domElement })))
        .catch(warn('A module did not take its new properties'));
    },
    end() {
      ended = true;
      own.release();
      unmount(parcel).catch(warn('A module did not unmount'));
    },
  };
}

/** Also a module that is still mounting is unmounted, as soon as it has settled. */
async function unmount(parcel: Parcel): Promise<void> {
  const settled = await parcel.mountPromise.then(
    () => true,
    () => false,
  );
  if (settled) await withBudget(parcel.unmount(), unmountBudgetMs, 'unmount_timeout');
}
