import { foldedText } from '@seed/service-kit/folded-text';
import { columnLengths } from './document.entity.ts';

/** The name in the form that replicas of the previous release search. */
export function searchNameOf(name: string): string {
  return [...foldedText(name)].slice(0, columnLengths.searchName).join('');
}
