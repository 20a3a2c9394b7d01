import type { HTMLInputTypeAttribute } from 'react';
import { FieldFooter } from './field-footer.tsx';
import type { FieldProps } from './internal/field-props.ts';
import { useField } from './internal/use-field.ts';
import styles from './field.module.css';

export interface TextFieldProps extends FieldProps {
  /** The type of the browser's field. Default 'text'. */
  readonly type?: HTMLInputTypeAttribute;
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
  const { control, footer } = useField(props);
  return (
    <div className={styles.field}>
      <label htmlFor={control.id} className={styles.label}>
        {props.label}
      </label>
      <input type="text" {...control} className={styles.input} />
      <FieldFooter {...footer} />
    </div>
  );
};
