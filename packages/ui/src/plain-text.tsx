import { LinkedText } from './linked-text.tsx';
import styles from './plain-text.module.css';

export interface PlainTextProps {
  readonly children: string;
}

/**
 * Shows a member's text: line breaks stay, web addresses become links, and HTML is shown as typed.
 *
 * @example
 * ```tsx
 * import { PlainText } from '@seed/ui/plain-text';
 *
 * export const Content = () => <PlainText>{'Slides: https://seed.example/slides'}</PlainText>;
 * ```
 */
export const PlainText = ({ children }: PlainTextProps) => (
  <p className={styles.text}>
    <LinkedText>{children}</LinkedText>
  </p>
);
