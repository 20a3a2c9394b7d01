import { foldedText } from '@seed/service-kit/folded-text';
import { columnLengths } from './document.entity.ts';

/** The name as replicas of the release before search it. */
export function searchNameOf(name: string): string {
  return [...foldedText(name)].slice(0, columnLengths.searchName).join('');
}
