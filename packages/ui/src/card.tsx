import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './card.module.css';

export interface CardProps {
  readonly children: ReactNode;
  /** The HTML element. Default 'div'. */
  readonly as?: 'div' | 'article' | 'section' | 'li';
  /** Marks a card that contains a `CardLink`: a press anywhere follows that link. Default false. */
  readonly isInteractive?: boolean;
  /** 'none' lets a picture reach the edges. Default 'normal'. */
  readonly padding?: 'normal' | 'none';
  readonly className?: string;
  readonly 'aria-labelledby'?: string;
}

/**
 * Groups content that belongs together on a raised surface.
 *
 * @example
 * ```tsx
 * import { Card } from '@seed/ui/card';
 *
 * export const Hint = () => <Card as="section">Meetings are shown in three time zones.</Card>;
 * ```
 */
export const Card = ({ as: Element = 'div', isInteractive, padding, className, children, ...rest }: CardProps) => (
  <Element
    {...rest}
    className={classNames(
      styles.card,
      isInteractive && styles.interactive,
      padding !== 'none' && styles.padded,
      className,
    )}
  >
    {children}
  </Element>
);
