import styles from './mask-icon.module.css';

export interface MaskIconProps {
  /** The address of an SVG file; only its shape counts. */
  readonly source: string;
}

/**
 * An icon that is a file and takes the colour of the text around it. It is decoration: its label stands beside it.
 *
 * @example
 * <MaskIcon source="/m/calendar/1.0.0/calendar-icon.1a2b3c4d.svg" />
 */
export const MaskIcon = ({ source }: MaskIconProps) => (
  <span aria-hidden="true" className={styles.icon} style={{ maskImage: `url(${JSON.stringify(source)})` }} />
);
