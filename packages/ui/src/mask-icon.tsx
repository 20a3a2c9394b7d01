import styles from './mask-icon.module.css';

export interface MaskIconProps {
  /** The address of an SVG file. Only its shape is used. */
  readonly source: string;
}

/**
 * Shows an SVG file in the colour of the surrounding text. Screen readers skip it.
 *
 * @example
 * ```tsx
 * import { MaskIcon } from '@seed/ui/mask-icon';
 *
 * export const NoticesIcon = () => <MaskIcon source="/m/notices/1.0.0/notices-icon.1a2b3c4d.svg" />;
 * ```
 */
export const MaskIcon = ({ source }: MaskIconProps) => (
  <span aria-hidden="true" className={styles.icon} style={{ maskImage: `url(${JSON.stringify(source)})` }} />
);
