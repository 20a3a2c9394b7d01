import { useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import { ChevronDownIcon } from './icons/chevron-down.tsx';
import { LazyOverlay } from './internal/lazy-overlay.tsx';
import { useListButton } from './internal/opened-at.ts';
import { fetchOnIntent } from './internal/overlay-code.ts';
import { Pressable } from './internal/pressable.tsx';
import field from './field.module.css';
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
  const { label, options, value, onChange, placeholder = 'Choose', error, isDisabled = false, name } = props;
  const id = useId();
  const ref = useRef<HTMLButtonElement>(null);
  const { openedAt, close, trigger } = useListButton();
  const isOpen = openedAt !== undefined;
  const chosen = options.find((option) => option.id === value);
  const list = { label, options, value, triggerRef: ref, isOpen, onClose: close };
  return (
    <div className={field.field}>
      <label id={`${id}-label`} htmlFor={id} className={field.label}>
        {label}
      </label>
      <Pressable
        ref={ref}
        id={id}
        aria-haspopup="listbox"
        aria-labelledby={`${id}-value ${id}-label`}
        isDisabled={isDisabled}
        {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        {...fetchOnIntent}
        {...trigger}
        className={classNames(field.input, styles.trigger)}
      >
        <span id={`${id}-value`} className={classNames(styles.value, chosen === undefined && styles.placeholder)}>
          {chosen?.label ?? placeholder}
        </span>
        <ChevronDownIcon />
      </Pressable>
      {name !== undefined && <input type="hidden" name={name} value={value ?? ''} />}
      {error !== undefined && (
        <span id={`${id}-error`} className={field.error}>
          {error}
        </span>
      )}
      <LazyOverlay isOpen={isOpen} onClose={close}>
        {({ SelectOverlay }) => <SelectOverlay {...list} onChoose={onChange} />}
      </LazyOverlay>
    </div>
  );
};
