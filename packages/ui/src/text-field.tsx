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
  /** A hint below the field; an error replaces it. */
  readonly description?: string | undefined;
  /** The reason why the value was refused; marks the field as invalid. `<span role="alert">…</span>` is announced. */
  readonly error?: ReactNode;
  /** The limit in code points. It adds a counter that warns; longer text is kept, not cut. */
  readonly maxLength?: number;
  readonly placeholder?: string;
}

/**
 * A field for one line of text, with a label, a description or error, and a counter if it has a limit.
 *
 * @example
 * ```tsx
 * import { TextField } from '@seed/ui/text-field';
 *
 * export const Title = ({ title, setTitle }: { title: string; setTitle: (title: string) => void }) => (
 *   <TextField label="Title" value={title} onChange={setTitle} maxLength={100} />
 * );
 * ```
 */
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
