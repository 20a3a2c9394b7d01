import { type ReactNode, use, useInsertionEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { UiContext } from '../internal/ui-context.ts';

/** Wraps each overlay: sets the language of React Aria's texts. */
export const ReactAriaLocale = ({ children }: { readonly children: ReactNode }) => {
  const { locale } = use(UiContext);
  useInsertionEffect(reservePressableStyle, []);
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
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
