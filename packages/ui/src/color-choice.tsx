import { useId } from 'react';
import { CheckIcon } from './icons/check.tsx';
import { readableTextColor } from './readable-text-color.ts';
import hidden from './visually-hidden.module.css';
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
export const ColorChoice = ({ label, options, value, onChange, error }: ColorChoiceProps) => {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
      className={field.field}
    >
      <span id={id} className={field.label}>
        {label}
      </span>
      <div className={styles.colors}>
        {options.map((option) => (
          <label
            key={option.value}
            className={styles.color}
            style={{ background: option.value, color: readableTextColor(option.value) }}
          >
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-label={option.label}
              className={hidden.hidden}
            />
            <CheckIcon />
          </label>
        ))}
      </div>
      {error !== undefined && (
        <span id={`${id}-error`} className={field.error}>
          {error}
        </span>
      )}
    </div>
  );
};
