import { type ComponentPropsWithRef, type MouseEvent, use } from 'react';
import { type PressEvent, pressOf } from './press.ts';
import { UiContext } from './ui-context.ts';

/** The props of the browser's link, with a press in place of a click. */
export interface AnchorProps extends Omit<ComponentPropsWithRef<'a'>, 'onClick' | 'href'> {
  /** A path of the portal or a web address. The nearest `UiProvider` navigates to paths without a page load. */
  readonly href: string;
  /** Runs before the link is followed. */
  readonly onPress?: ((press: PressEvent) => void) | undefined;
}

/** The browser's link, the base of all links of the kit. */
export const Anchor = ({ href, onPress, ...rest }: AnchorProps) => {
  const { navigate, useHref } = use(UiContext);
  const address = useHref(href);
  const follow = (click: MouseEvent<HTMLAnchorElement>) => {
    // The press is meant for the link and not for the card or the row around it.
    click.stopPropagation();
    onPress?.(pressOf(click));
    if (navigate === undefined || click.defaultPrevented || !opensInPlace(click)) return;
    click.preventDefault();
    navigate(href);
  };
  return <a {...rest} href={address} onClick={follow} />;
};

/** Whether the browser would replace the page by another one of the portal. */
function opensInPlace({ currentTarget, metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent<HTMLAnchorElement>) {
  const { target, origin } = currentTarget;
  return (
    button === 0 &&
    (target === '' || target === '_self') &&
    origin === location.origin &&
    !currentTarget.hasAttribute('download') &&
    !(metaKey || ctrlKey || shiftKey || altKey)
  );
}
