import { useEffect, useRef, useState } from 'react';
import { SearchField } from './search-field.tsx';

export interface SearchAsYouTypeProps {
  /** The accessible name. */
  readonly label: string;
  /** The current search, e.g. from the URL. */
  readonly query: string;
  /** Receives the trimmed text. */
  readonly onSearch: (query: string) => void;
  /** The text of the empty field. Default: the label. */
  readonly placeholder?: string;
}

/**
 * Searches 300 ms after the last keystroke, and at once on Enter.
 *
 * @example
 * ```tsx
 * import { SearchAsYouType } from '@seed/ui/search-as-you-type';
 *
 * export const SearchPosts = ({ query, search }: { query: string; search: (query: string) => void }) => (
 *   <SearchAsYouType label="Search conversations" query={query} onSearch={search} />
 * );
 * ```
 */
export const SearchAsYouType = ({ query, onSearch, ...field }: SearchAsYouTypeProps) => {
  const [typed, setTyped] = useState(query);
  const searched = useRef(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // The back button changes the query without typing.
    if (searched.current !== query) setTyped(query);
    searched.current = query;
  }, [query]);
  const search = (text: string) => {
    clearTimeout(timer.current);
    searched.current = text.trim();
    if (searched.current !== query) onSearch(searched.current);
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(search, delayMs, text);
  };
  return <SearchField {...field} value={typed} onChange={type} onSubmit={search} />;
};

const delayMs = 300;
