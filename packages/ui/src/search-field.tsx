import { type KeyboardEvent, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import { SearchIcon } from './icons/search.tsx';
import { XIcon } from './icons/x.tsx';
import { Pressable } from './internal/pressable.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import field from './field.module.css';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  /** The accessible name, and the placeholder unless there is another. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Runs on Enter. */
  readonly onSubmit?: (value: string) => void;
  readonly placeholder?: string;
}

/**
 * A search box that a button and Escape clear. `SearchAsYouType` adds the delay of a live search.
 *
 * @example
 * ```tsx
 * import { SearchField } from '@seed/ui/search-field';
 *
 * export const Filter = ({ text, setText }: { text: string; setText: (text: string) => void }) => (
 *   <SearchField label="Filter by name" value={text} onChange={setText} />
 * );
 * ```
 */
export const SearchField = ({ label, value, onChange, onSubmit, placeholder = label }: SearchFieldProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const handleKey = (event: KeyboardEvent) => {
    // Enter is no submit of a form around it, and Escape closes no dialog around it while there is text to clear.
    const handled = event.key === 'Enter' || (event.key === 'Escape' && value !== '');
    if (!handled || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') onSubmit?.(value);
    else onChange('');
  };
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className={styles.search}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <SearchIcon className={styles.glass} />
      <input
        ref={input}
        id={id}
        type="search"
        value={value}
        placeholder={placeholder}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={handleKey}
        className={classNames(field.input, styles.input)}
      />
      {value !== '' && (
        <Pressable aria-label="Clear search" tabIndex={-1} onPress={clear} className={styles.clear}>
          <XIcon />
        </Pressable>
      )}
    </div>
  );
};
