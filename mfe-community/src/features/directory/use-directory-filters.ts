import { useSearchWords, useUrlFilter } from '@seed/portal-sdk';

/** What a group is narrowed by; '' where nothing is chosen. */
export interface DirectoryFilters {
  readonly words: string;
  readonly year: string;
  readonly country: string;
}

const fourDigits = /^\d{4}$/;

export function useDirectoryFilters() {
  const { words, search } = useSearchWords();
  const year = useUrlFilter('year');
  const country = useUrlFilter('country');
  const filters: DirectoryFilters = {
    words,
    // The address bar takes anything.
    year: fourDigits.test(year.value) ? year.value : '',
    country: country.value,
  };
  return { filters, search, chooseYear: year.choose, chooseCountry: country.choose };
}
