import { foldedText } from '@seed/service-kit/folded-text';
import { searchWords } from '@seed/service-kit/full-text';
import { columnLengths } from './document.entity.ts';

/** The name as it is stored for searching. */
export function searchNameOf(name: string): string {
  return [...foldedText(name)].slice(0, columnLengths.searchName).join('');
}

/** The words that a name must contain to be found, folded like `searchName`. */
export function searchTerms(q: string): string[] {
  return searchWords(foldedText(q));
}
