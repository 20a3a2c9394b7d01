import { createContext } from 'react';

/** The values that `UiProvider` sets for the kit's components. */
export interface UiContextValue {
  readonly locale: string;
  /** Undefined has the browser load the page. */
  readonly navigate: ((path: string) => void) | undefined;
  readonly useHref: (href: string) => string;
}

export const UiContext = createContext<UiContextValue>({
  locale: 'en-US',
  navigate: undefined,
  useHref: (href) => href,
});
