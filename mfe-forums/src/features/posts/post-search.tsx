import { SearchField } from '@seed/ui/search-field';
import { useEffect, useRef, useState } from 'react';
import { searchDelayMs } from '../../constants.ts';
import { messages } from '../../messages.ts';

export interface PostSearchProps {
  readonly words: string;
  readonly onSearch: (words: string) => void;
}

/** Searches a moment after the last keystroke. */
export const PostSearch = ({ words, onSearch }: PostSearchProps) => {
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
    timer.current = setTimeout(search, searchDelayMs, text);
  };
  return <SearchField label={messages.list.search} value={typed} onChange={type} onSubmit={search} />;
};
