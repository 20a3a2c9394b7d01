import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { classNames } from './class-names.ts';
import { SearchIcon } from './icons/search.tsx';
import { XIcon } from './icons/x.tsx';
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
export const SearchField = ({ label, placeholder, onSubmit, ...rest }: SearchFieldProps) => (
  <AriaSearchField {...rest} {...(onSubmit ? { onSubmit } : {})} className={styles.search ?? ''}>
    <Label>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Label>
    <SearchIcon className={styles.glass} />
    <Input className={classNames(field.input, styles.input)} placeholder={placeholder ?? label} />
    <Button className={styles.clear ?? ''}>
      <XIcon />
    </Button>
  </AriaSearchField>
);
