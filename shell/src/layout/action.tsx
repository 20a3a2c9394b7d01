import type { ComponentProps } from 'react';
import styles from './action.module.css';

type Tone = 'primary' | 'secondary' | 'quiet';

/** A button of the pages before the login. The UI kit's button would load React Aria on the landing page. */
export const Action = ({
  tone = 'secondary',
  className,
  ...rest
}: ComponentProps<'button'> & { readonly tone?: Tone }) => (
  <button type="button" {...rest} className={actionClass(tone, className)} />
);

export function actionClass(tone: Tone, more = ''): string {
  return [styles.action, styles[tone], more].filter(Boolean).join(' ');
}
