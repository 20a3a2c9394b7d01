import type { ComponentProps } from 'react';
import styles from './action.module.css';

type Tone = 'primary' | 'secondary' | 'quiet';

/**
 * Buttons and links of the pages that stand before the login. The UI kit's own come with React Aria, which the first
 * page does without.
 */
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
