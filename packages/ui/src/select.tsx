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

export interface SelectOption<T extends string> {
  readonly id: T;
  readonly label: string;
}

export interface SelectProps<T extends string> {
  readonly label: string;
  readonly options: readonly SelectOption<T>[];
  readonly value: T | null;
  readonly onChange: (value: T) => void;
  readonly placeholder?: string;
  readonly error?: string | undefined;
  readonly isDisabled?: boolean;
  readonly name?: string;
}

/** One choice out of a short list. */
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
        {/* The option as text: its tick belongs to the list. */}
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
