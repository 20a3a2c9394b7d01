import type { ModuleProps } from '../module-props.ts';

/** The props of a mounted module, and the function that ends the mount. */
export interface MountedModule {
  readonly props: ModuleProps;
  /** Aborts the module's requests and clears its dirty mark; to be called after it was unmounted. */
  release(): void;
}

/**
 * Makes the props for one mount of a module.
 *
 * @returns the props, and the function that ends their `signal`
 *
 * @example
 * const { props, release } = createModuleProps({ ...services, basename: '/notices' });
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
