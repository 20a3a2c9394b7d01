import type { ReactNode } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { FieldFooter } from './field-footer.tsx';
import styles from './field.module.css';

export interface TextFieldProps extends Omit<
  AriaTextFieldProps,
  'children' | 'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'maxLength' | 'isInvalid' | 'validate'
> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly description?: string | undefined;
  /** Why the value was refused; marks the field as invalid. To be heard at once: `<span role="alert">…</span>`. */
  readonly error?: ReactNode;
  /** In code points. The counter warns; nothing typed is ever cut off. */
  readonly maxLength?: number;
  readonly placeholder?: string;
}

/** One line of text with its label, its description or error, and a counter when there is a limit. */
export const TextField = (props: TextFieldProps) => {
  const { label, description, error, maxLength, placeholder, ...rest } = props;
  return (
    <AriaTextField validationBehavior="aria" {...rest} isInvalid={error !== undefined} className={styles.field ?? ''}>
      <Label className={styles.label}>{label}</Label>
      <Input className={styles.input ?? ''} {...(placeholder === undefined ? {} : { placeholder })} />
      <FieldFooter description={description} error={error} value={rest.value} maxLength={maxLength} />
    </AriaTextField>
  );
};
