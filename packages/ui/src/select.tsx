import { Button } from 'react-aria-components/Button';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { classNames } from './class-names.ts';
import { CheckIcon } from './icons/check.tsx';
import { ChevronDownIcon } from './icons/chevron-down.tsx';
import field from './field.module.css';
import overlay from './popover.module.css';
import styles from './select.module.css';

/** An option of a `Select`. */
export interface SelectOption<T extends string> {
  readonly id: T;
  readonly label: string;
}

export interface SelectProps<T extends string> {
  readonly label: string;
  readonly options: readonly SelectOption<T>[];
  /** The id of the chosen option; null shows the placeholder. */
  readonly value: T | null;
  readonly onChange: (value: T) => void;
  /** The text while no option is chosen. Default 'Choose'. */
  readonly placeholder?: string;
  /** The reason why the choice was refused; marks the field as invalid. */
  readonly error?: string | undefined;
  readonly isDisabled?: boolean;
  readonly name?: string;
}

/**
 * A field for choosing one of a few options.
 *
 * @example
 * ```tsx
 * import { Select } from '@seed/ui/select';
 *
 * const groups = [
 *   { id: 'alumni', label: 'Alumni' },
 *   { id: 'professor', label: 'Professors' },
 * ];
 *
 * export const Group = ({ group, setGroup }: { group: string; setGroup: (group: string) => void }) => (
 *   <Select label="Group" options={groups} value={group} onChange={setGroup} />
 * );
 * ```
 */
export const Select = <T extends string>(props: SelectProps<T>) => {
  const { label, options, value, onChange, error, placeholder = 'Choose', ...rest } = props;
  const choose = (key: unknown) => {
    const option = options.find(({ id }) => id === key);
    if (option) onChange(option.id);
  };
  return (
    <AriaSelect
      {...rest}
      value={value}
      onChange={choose}
      placeholder={placeholder}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={field.field ?? ''}
    >
      <Label className={field.label}>{label}</Label>
      <Button className={classNames(field.input, styles.trigger)}>
        {/* Only the text is rendered: by default the option's tick would appear here too. */}
        <SelectValue className={styles.value ?? ''}>
          {({ isPlaceholder, selectedText, defaultChildren }) => (isPlaceholder ? defaultChildren : selectedText)}
        </SelectValue>
        <ChevronDownIcon />
      </Button>
      <FieldError className={field.error ?? ''}>{error}</FieldError>
      <Popover className={classNames(overlay.popover, styles.list)}>
        <ListBox items={options}>
          {(option) => (
            <ListBoxItem id={option.id} textValue={option.label} className={styles.option ?? ''}>
              {option.label}
              <CheckIcon />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
};
