import { type ReactNode, useMemo } from 'react';
import { UiContext } from './internal/ui-context.ts';

export interface UiProviderProps {
  /** Navigates to a path without a page load, e.g. react-router's `navigate`. */
  readonly navigate: (path: string) => void;
  /** A hook that resolves a component's `href` for its `<a>`, e.g. react-router's `useHref`. */
  readonly useHref?: (href: string) => string;
  /** A BCP 47 language tag. Default 'en-US'. */
  readonly locale?: string;
  readonly children: ReactNode;
}

/**
 * Wraps each React root: sets the navigation of the kit's links and the language of its texts. `defineModule` of the SDK
 * renders it for modules.
 *
 * @example
 * ```tsx
 * import { Link } from '@seed/ui/link';
 * import { UiProvider } from '@seed/ui/ui-provider';
 *
 * export const Root = ({ navigate }: { navigate: (path: string) => void }) => (
 *   <UiProvider navigate={navigate}>
 *     <Link href="/notices">Notices</Link>
 *   </UiProvider>
 * );
 * ```
 */
export const UiProvider = ({ navigate, useHref = itself, locale = 'en-US', children }: UiProviderProps) => {
  const value = useMemo(() => ({ navigate, useHref, locale }), [navigate, useHref, locale]);
  return <UiContext value={value}>{children}</UiContext>;
};

const itself = (href: string) => href;
