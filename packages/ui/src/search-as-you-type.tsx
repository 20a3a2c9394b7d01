import { useEffect, useRef, useState } from 'react';
import { SearchField } from './search-field.tsx';

/** From the last keystroke to the search. */
const delayMs = 300;

export interface SearchAsYouTypeProps {
  readonly label: string;
  /** What is searched for by now. */
  readonly query: string;
  readonly onSearch: (words: string) => void;
  readonly placeholder?: string;
}

/** Searches a moment after the last keystroke, and at once by Enter. */
export const SearchAsYouType = ({ query, onSearch, ...field }: SearchAsYouTypeProps) => {
  const [typed, setTyped] = useState(query);
  const searched = useRef(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // Changed from elsewhere, e.g. by the back button.
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
