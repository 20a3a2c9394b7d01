import { usePage, useSearchShortcut, useSearchWords } from '@seed/portal-sdk';
import { PageBody } from '@seed/ui/page-body';
import { PageHeader } from '@seed/ui/page-header';
import { SearchAsYouType } from '@seed/ui/search-as-you-type';
import { useCallback, useRef } from 'react';
import { messages } from '../messages.ts';
import { Results } from '../results/results.tsx';
import { useArrowKeys } from '../results/use-arrow-keys.ts';
import styles from './search-page.module.css';
import { SlashKeySwitch } from './slash-key-switch.tsx';

/** `/search`: what all modules find for the words, by kind. */
export const SearchPage = () => {
  const focusOnOpening = usePage({ title: messages.title });
  const { words, search } = useSearchWords();
  const page = useRef<HTMLDivElement>(null);
  const showPage = useCallback(
    (element: HTMLDivElement | null) => {
      page.current = element;
      // A member who opens the search is about to type.
      focusOnOpening(fieldIn(element));
    },
    [focusOnOpening],
  );
  useSearchShortcut(() => {
    fieldIn(page.current)?.focus();
    fieldIn(page.current)?.select();
  });
  useArrowKeys(page);
  return (
    <PageBody>
      <PageHeader title={messages.title} />
      <div ref={showPage} className={styles.search}>
        <SearchAsYouType label={messages.field} placeholder={messages.placeholder} query={words} onSearch={search} />
        {words === '' ? <p className={styles.hint}>{messages.hint}</p> : <Results words={words} />}
      </div>
      {/* Below results it would move with each of them. */}
      {words === '' && <SlashKeySwitch />}
    </PageBody>
  );
};

function fieldIn(page: HTMLElement | null): HTMLInputElement | null {
  return page?.querySelector('input') ?? null;
}
