import { type ReactNode, useInsertionEffect } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';

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
export const UiProvider = ({ navigate, useHref, locale = 'en-US', children }: UiProviderProps) => {
  useInsertionEffect(reservePressableStyle, []);
  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={navigate} {...(useHref ? { useHref } : {})}>
        {children}
      </RouterProvider>
    </I18nProvider>
  );
};

const pressableStyleId = 'react-aria-pressable-style';

/**
 * React Aria adds one rule in a style element unless an element with this id exists. The content security policy refuses
 * style elements and logs them, so the rule stands in base.css.
 */
function reservePressableStyle() {
  if (document.getElementById(pressableStyleId)) return;
  const marker = document.createElement('meta');
  marker.id = pressableStyleId;
  document.head.append(marker);
}
