import { type ReactNode, useInsertionEffect } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';

export interface UiProviderProps {
  /** Goes to a path of the portal without a page load, e.g. react-router's `navigate`. */
  readonly navigate: (path: string) => void;
  /** Turns what components were given as `href` into what the `<a>` carries, e.g. react-router's `useHref`. */
  readonly useHref?: (href: string) => string;
  /** BCP 47. Default 'en-US'. */
  readonly locale?: string;
  readonly children: ReactNode;
}

/** Once round each React root: client navigation for every link of the kit, and the language of its texts. */
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
 * React Aria writes one rule into a style element, which our content security policy refuses with an entry in the
 * console, unless an element with this id exists. The rule itself is in base.css.
 */
function reservePressableStyle() {
  if (document.getElementById(pressableStyleId)) return;
  const marker = document.createElement('meta');
  marker.id = pressableStyleId;
  document.head.append(marker);
}
