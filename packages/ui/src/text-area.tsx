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
  /** How many lines it shows when empty. Default 3. */
  readonly rows?: number;
  /** The label is heard and not seen: for a comment line whose placeholder says enough. */
  readonly isLabelHidden?: boolean;
}

/** Several lines of text; grows with what is written. */
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

/** Browsers that know `field-sizing` grow the area by themselves; the others are helped. */
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
