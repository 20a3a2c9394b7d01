import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './card.module.css';

export interface CardProps {
  readonly children: ReactNode;
  /** The element it is. Default 'div'. */
  readonly as?: 'div' | 'article' | 'section' | 'li';
  /** Lifts when hovered; put a `CardLink` inside: a press anywhere on the card follows it. */
  readonly isInteractive?: boolean;
  readonly padding?: 'normal' | 'none';
  readonly className?: string;
  readonly 'aria-labelledby'?: string;
}

/** A sheet of paper on the page. */
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
