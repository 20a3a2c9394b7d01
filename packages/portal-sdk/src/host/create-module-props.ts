import type { ModuleProps } from '../module-props.ts';

export interface MountedModule {
  readonly props: ModuleProps;
  /** To be called when the module was unmounted: aborts what it still does and takes back its dirty mark. */
  release(): void;
}

/** Makes the props for one mount of a module. */
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
