import { Button } from '@seed/ui/button';
import { EmptyState } from '@seed/ui/empty-state';
import { lateDrawing } from '@seed/ui/late-drawing';
import type { ReactNode } from 'react';

export interface EmptyListTexts {
  readonly empty: string;
  readonly emptyHint: string;
  readonly emptyAction: string;
  readonly noMatch?: (words: string) => string;
  readonly noMatchHint?: string;
}

export interface EmptyListProps {
  readonly texts: EmptyListTexts;
  /** The words of the search; '' without one. */
  readonly words?: string;
  readonly drawing: ReactNode;
  readonly onAdd: () => void;
}

const EmptySearch = lateDrawing(async () => (await import('@seed/ui/art/empty-search')).EmptySearch);

/**
 * The state of a list without rows: an invitation to add the first one, or the words of a search without a match.
 *
 * @example
 * <EmptyList texts={messages.list} words={words} drawing={<EmptySearch />} onAdd={() => open('/notices/new')} />
 */
export const EmptyList = ({ texts, words = '', drawing, onAdd }: EmptyListProps) =>
  words !== '' && texts.noMatch ? (
    <EmptyState drawing={<EmptySearch />} title={texts.noMatch(words)}>
      {texts.noMatchHint}
    </EmptyState>
  ) : (
    <EmptyState
      drawing={drawing}
      title={texts.empty}
      action={
        <Button variant="primary" onPress={onAdd}>
          {texts.emptyAction}
        </Button>
      }
    >
      {texts.emptyHint}
    </EmptyState>
  );
