import { EmptySearch } from '@seed/ui/art/empty-search';
import { Button } from '@seed/ui/button';
import { EmptyState } from '@seed/ui/empty-state';
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
  /** What was searched for, if anything. */
  readonly words?: string;
  readonly drawing: ReactNode;
  readonly onAdd: () => void;
}

/** A list without rows: begin it, or search for something else. */
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
