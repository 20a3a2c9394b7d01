import { type ComponentPropsWithRef, type MouseEvent, useEffect } from 'react';
import { announce } from './announce.ts';
import { type PressEvent, pressOf } from './press.ts';

/** The props of the browser's button, with a press in place of a click. */
export interface PressableProps extends Omit<ComponentPropsWithRef<'button'>, 'onClick' | 'disabled'> {
  /** Runs on a press by mouse, touch, keyboard or screen reader. */
  readonly onPress?: ((press: PressEvent) => void) | undefined;
  /** Whether it can be neither pressed nor focused. Default false. */
  readonly isDisabled?: boolean | undefined;
  /** Whether its action runs: it keeps the focus and ignores presses. Default false. */
  readonly isPending?: boolean | undefined;
}

/** The browser's button, the base of all buttons of the kit. */
export const Pressable = (props: PressableProps) => {
  const { onPress, isDisabled = false, isPending = false, type = 'button', ...rest } = props;
  useEffect(() => {
    if (isPending) announce('Please wait');
  }, [isPending]);
  const press = (click: MouseEvent<HTMLButtonElement>) => {
    // The press is meant for the button and not for the card or the row around it.
    click.stopPropagation();
    if (isPending) return click.preventDefault();
    // Safari does not focus a button that is pressed, so what opens could not return the focus.
    click.currentTarget.focus({ preventScroll: true });
    onPress?.(pressOf(click));
  };
  return (
    <button
      {...rest}
      type={type}
      disabled={isDisabled}
      {...(isPending && { 'aria-disabled': true, 'data-pending': '' })}
      onClick={press}
    />
  );
};
