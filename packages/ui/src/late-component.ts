import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';

interface LateProps {
  /** Stands in its place until its code has loaded; nothing by default. */
  readonly whileLoading?: ReactNode;
}

/** A component whose code is fetched when it is first shown, or before that by `load`. */
export type LateComponent<Props> = ComponentType<Props & LateProps> & {
  /** Fetches the code ahead. A failure shows when the component does, which fetches it again. */
  readonly load: () => Promise<void>;
};

/**
 * Makes a component of code that most visits do without, such as a dialog. It is shown as soon as its code is there. React's own
 * `lazy` within a `Suspense` shows it 0.3 s after the placeholder at the earliest, and waits even for code that was fetched ahead.
 * Code that could not be fetched is an error for the boundary around it, and is fetched again when the component is next shown.
 *
 * @param load imports the component
 *
 * @example
 * ```tsx
 * import { lateComponent } from '@seed/ui/late-component';
 *
 * const Drawing = lateComponent(async () => (await import('@seed/ui/art/empty-day')).EmptyDay);
 *
 * export const Today = () => <Drawing whileLoading="No events today" />;
 * ```
 */
export function lateComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LateComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    loaded ??= await load();
  };

  const Late = ({ whileLoading = null, ...props }: Props & LateProps): ReactNode => {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [failure, setFailure] = useState<{ readonly reason: unknown }>();
    useEffect(() => {
      if (Loaded !== undefined) return;
      loadOnce().then(
        () => setLoaded(() => loaded),
        (reason: unknown) => setFailure({ reason }),
      );
    }, [Loaded]);
    if (failure !== undefined) throw failure.reason;
    // Without its own property these are the properties of the component.
    return Loaded === undefined ? whileLoading : createElement(Loaded, props as unknown as Props);
  };
  return Object.assign(Late, { load: () => loadOnce().catch(() => undefined) });
}
