import type { ModuleProps } from '../module-props.ts';

export interface MountedModule {
  readonly props: ModuleProps;
  /** Aborts the module's requests and clears its dirty mark; to be called after it was unmounted. */
  release(): void;
}

/**
 * Makes the props for one mount of a module.
 *
 * @example
 * const { props, release } = createModuleProps({ ...services, basename: '/forums' });
 */
export function createModuleProps(services: Omit<ModuleProps, 'signal'>): MountedModule {
  const lifetime = new AbortController();
  return {
    props: { ...services, signal: lifetime.signal },
    release: () => {
      lifetime.abort();
      services.setDirty(false);
    },
  };
}
