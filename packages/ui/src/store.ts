/** A value with subscribers, in the form that React's `useSyncExternalStore` takes. */
export interface Store<T> {
  readonly get: () => T;
  /** Replaces the value and runs the listeners, unless it is the same by `Object.is`. */
  readonly set: (next: T) => void;
  /** Runs the listener after each change. Returns the function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a store. The portal uses it for every value that can be observed.
 *
 * @param initial the first value
 *
 * @example
 * ```ts
 * import { createStore } from '@seed/ui/store';
 *
 * const count = createStore(0);
 * const unsubscribe = count.subscribe(() => console.log(count.get()));
 * count.set(1);
 * unsubscribe();
 * ```
 */
export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
