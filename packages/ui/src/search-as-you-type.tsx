import { useEffect, useRef, useState } from 'react';
import { SearchField } from './search-field.tsx';

/** From the last keystroke to the search. */
const delayMs = 300;

export interface SearchAsYouTypeProps {
  readonly label: string;
  /** What is searched for by now. */
  readonly words: string;
  readonly onSearch: (words: string) => void;
  readonly placeholder?: string;
}

/** Searches a moment after the last keystroke, and at once by Enter. */
export const SearchAsYouType = ({ words, onSearch, ...field }: SearchAsYouTypeProps) => {
  const [typed, setTyped] = useState(words);
  const asked = useRef(words);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // Changed from elsewhere, e.g. by the back button.
    if (asked.current !== words) setTyped(words);
    asked.current = words;
  }, [words]);
  const search = (text: string) => {
    clearTimeout(timer.current);
    asked.current = text.trim();
    if (asked.current !== words) onSearch(asked.current);
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(search, delayMs, text);
  };
  return <SearchField {...field} value={typed} onChange={type} onSubmit={search} />;
};
