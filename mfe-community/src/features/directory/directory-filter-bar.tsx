import { SearchAsYouType } from '@seed/ui/search-as-you-type';
import { Select } from '@seed/ui/select';
import { countries, yearsBack } from '../../constants.ts';
import { messages } from '../../messages.ts';
import { useDirectoryFilters } from './use-directory-filters.ts';
import styles from './directory-filter-bar.module.css';

const texts = messages.group;

/** Filters a group by name, year and country. */
export const DirectoryFilterBar = () => {
  const { filters, search, chooseYear, chooseCountry } = useDirectoryFilters();
  return (
    <div role="search" className={styles.bar}>
      <div className={styles.search}>
        <SearchAsYouType label={texts.search} query={filters.words} onSearch={search} />
      </div>
      <Select
        label={texts.year}
        options={[{ id: all, label: texts.allYears }, ...optionsOf(recentYears(), filters.year)]}
        value={filters.year || all}
        onChange={(year) => chooseYear(year === all ? '' : year)}
      />
      <Select
        label={texts.country}
        options={[{ id: all, label: texts.allCountries }, ...optionsOf(countries, filters.country)]}
        value={filters.country || all}
        onChange={(country) => chooseCountry(country === all ? '' : country)}
      />
    </div>
  );
};

const all = 'all';

function recentYears(): string[] {
  const newest = new Date().getFullYear();
  return Array.from({ length: yearsBack + 1 }, (_, back) => String(newest - back));
}

/** The options, including the value of the URL if the portal does not offer it. */
function optionsOf(known: readonly string[], chosen: string) {
  const values = chosen === '' || known.includes(chosen) ? known : [...known, chosen];
  return values.map((value) => ({ id: value, label: value }));
}
