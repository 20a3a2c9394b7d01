import { useLayoutEffect, useRef } from 'react';
import { Label } from 'react-aria-components/Label';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { classNames } from './class-names.ts';
import { FieldFooter } from './field-footer.tsx';
import type { TextFieldProps } from './text-field.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './field.module.css';

export interface TextAreaProps extends Omit<TextFieldProps, 'type'> {
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
export const TextArea = (props: TextAreaProps) => {
  const { label, description, error, maxLength, placeholder, rows = 3, isLabelHidden = false, ...rest } = props;
  const area = useGrowingArea(rest.value);
  return (
    <AriaTextField validationBehavior="aria" {...rest} isInvalid={error !== undefined} className={styles.field ?? ''}>
      <Label className={isLabelHidden ? undefined : styles.label}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </Label>
      <AriaTextArea
        ref={area}
        rows={rows}
        className={classNames(styles.input, styles.area)}
        {...(placeholder === undefined ? {} : { placeholder })}
      />
      <FieldFooter description={description} error={error} value={rest.value} maxLength={maxLength} />
    </AriaTextField>
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
