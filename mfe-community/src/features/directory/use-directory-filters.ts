import { useSearchWords, useUrlFilter } from '@seed/portal-sdk';

/** The filters of a group; '' for those that are not set. */
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
    // A member can type any text into the address bar.
    year: fourDigits.test(year.value) ? year.value : '',
    country: country.value,
  };
  return { filters, search, chooseYear: year.choose, chooseCountry: country.choose };
}
