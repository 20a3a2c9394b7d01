import { useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { FieldFooter } from './field-footer.tsx';
import type { FieldProps } from './internal/field-props.ts';
import { useField } from './internal/use-field.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './field.module.css';

export interface TextAreaProps extends FieldProps {
  /** The number of lines when empty. Default 3. */
  readonly rows?: number;
  /** Keeps the label for screen readers only, where the placeholder is enough. Default false. */
  readonly isLabelHidden?: boolean;
}

/**
 * A field for several lines of text that grows with its content.
 *
 * @example
 * ```tsx
 * import { TextArea } from '@seed/ui/text-area';
 *
 * export const Content = ({ text, setText }: { text: string; setText: (text: string) => void }) => (
 *   <TextArea label="Content" value={text} onChange={setText} maxLength={2000} />
 * );
 * ```
 */
export const TextArea = ({ rows = 3, isLabelHidden = false, ...props }: TextAreaProps) => {
  const { control, footer } = useField(props);
  const area = useGrowingArea(props.value);
  return (
    <div className={styles.field}>
      <label htmlFor={control.id} className={isLabelHidden ? undefined : styles.label}>
        {isLabelHidden ? <VisuallyHidden>{props.label}</VisuallyHidden> : props.label}
      </label>
      <textarea {...control} ref={area} rows={rows} className={classNames(styles.input, styles.area)} />
      <FieldFooter {...footer} />
    </div>
  );
};

/** Sets the height from the content, for browsers without `field-sizing`. */
function useGrowingArea(value: string) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || supportsFieldSizing(element.style)) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
  }, [value]);
  return area;
}

const supportsFieldSizing = (style: object): boolean => 'fieldSizing' in style;
