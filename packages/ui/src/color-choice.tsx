import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { CheckIcon } from './icons/check.tsx';
import { readableTextColor } from './readable-text-color.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import field from './field.module.css';
import styles from './color-choice.module.css';

export interface ColorOption {
  /** `#rrggbb`. */
  readonly value: string;
  /** What the colour is called. */
  readonly label: string;
}

export interface ColorChoiceProps {
  readonly label: string;
  readonly options: readonly ColorOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One colour out of a few, each with a name for those who do not see it. */
export const ColorChoice = ({ label, options, value, onChange }: ColorChoiceProps) => (
  <RadioGroup value={value} onChange={onChange} orientation="horizontal" className={field.field ?? ''}>
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
  </RadioGroup>
);
