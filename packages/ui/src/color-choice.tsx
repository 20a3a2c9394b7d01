import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { CheckIcon } from './icons/check.tsx';
import { readableTextColor } from './readable-text-color.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import field from './field.module.css';
import styles from './color-choice.module.css';

/** A colour of a `ColorChoice`. */
export interface ColorOption {
  /** `#rrggbb`. */
  readonly value: string;
  /** The colour's name, for screen readers. */
  readonly label: string;
}

export interface ColorChoiceProps {
  /** The visible label of the group. */
  readonly label: string;
  readonly options: readonly ColorOption[];
  /** The chosen colour, `#rrggbb`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The reason why the choice was refused. */
  readonly error?: string | undefined;
}

/**
 * A group of radio buttons for choosing one of a few named colours.
 *
 * @example
 * ```tsx
 * import { ColorChoice } from '@seed/ui/color-choice';
 *
 * const colors = [
 *   { value: '#ffeb3b', label: 'Yellow' },
 *   { value: '#b3e5fc', label: 'Blue' },
 * ];
 *
 * export const NoteColor = ({ color, setColor }: { color: string; setColor: (color: string) => void }) => (
 *   <ColorChoice label="Colour" options={colors} value={color} onChange={setColor} />
 * );
 * ```
 */
export const ColorChoice = ({ label, options, value, onChange, error }: ColorChoiceProps) => (
  <RadioGroup
    value={value}
    onChange={onChange}
    orientation="horizontal"
    isInvalid={error !== undefined}
    className={field.field ?? ''}
  >
    <Label className={field.label}>{label}</Label>
    <div className={styles.colors}>
      {options.map((option) => (
        <Radio
          key={option.value}
          value={option.value}
          className={styles.color ?? ''}
          style={{ background: option.value, color: readableTextColor(option.value) }}
        >
          <VisuallyHidden>{option.label}</VisuallyHidden>
          <CheckIcon />
        </Radio>
      ))}
    </div>
    <FieldError className={field.error ?? ''}>{error}</FieldError>
  </RadioGroup>
);
