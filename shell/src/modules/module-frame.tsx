import { useEffect, useRef } from 'react';
import type { ModuleError } from './module-error.ts';
import type { LoadedState } from './module-loader.ts';
import { type FrameProps, type MountedModule, mountModule } from './mount-module.ts';

interface ModuleFrameProps {
  readonly module: LoadedState;
  readonly props: FrameProps;
  onMounted(ms: number): void;
  /** Runs once when the module does not start or throws later. */
  onFailure(error: ModuleError): void;
}

/** Mounts a module in its own React root. Each mount has a new element, so that one that hangs does not affect the next. */
export const ModuleFrame = ({ module, props, onMounted, onFailure }: ModuleFrameProps) => {
  const outlet = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedModule>(undefined);
  const latest = useRef({ props, onMounted, onFailure });

  useEffect(() => {
    latest.current = { props, onMounted, onFailure };
    mounted.current?.update(props);
  }, [props, onMounted, onFailure]);

  useEffect(() => {
    const domElement = document.createElement('div');
    outlet.current?.append(domElement);
    const onMounted = (ms: number) => latest.current.onMounted(ms);
    const mount = { module, domElement, props: latest.current.props, onMounted };
    mounted.current = mountModule(mount, (error) => latest.current.onFailure(error));
    return () => {
      mounted.current?.end();
      mounted.current = undefined;
      domElement.remove();
    };
  }, [module]);

  return <div ref={outlet} />;
};
