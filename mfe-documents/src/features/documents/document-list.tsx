import { Rows } from '@seed/portal-sdk';
import { EmptyDocuments } from '@seed/ui/art/empty-documents';
import { EmptySearch } from '@seed/ui/art/empty-search';
import { Button } from '@seed/ui/button';
import { EmptyState } from '@seed/ui/empty-state';
import { messages } from '../../messages.ts';
import { useDocuments } from './api/list-documents.ts';
import { DocumentCard } from './document-card.tsx';
import { DocumentListSkeleton } from './document-list-skeleton.tsx';
import styles from './document-list.module.css';

export interface DocumentListProps {
  readonly category: string;
  /** Only documents whose name has these words; all if empty. */
  readonly words: string;
  readonly onAdd: () => void;
}

export const DocumentList = ({ category, words, onAdd }: DocumentListProps) => (
  <Rows
    of={useDocuments(category, words)}
    texts={messages.list}
    loading={<DocumentListSkeleton />}
    empty={<NoDocuments words={words} onAdd={onAdd} />}
    className={styles.list}
  >
    {(document) => <DocumentCard document={document} />}
  </Rows>
);

const NoDocuments = ({ words, onAdd }: Omit<DocumentListProps, 'category'>) =>
  words === '' ? (
    <EmptyState
      drawing={<EmptyDocuments />}
      title={messages.list.empty}
      action={
        <Button variant="primary" onPress={onAdd}>
          {messages.list.emptyAction}
        </Button>
      }
    >
      {messages.list.emptyHint}
    </EmptyState>
  ) : (
    <EmptyState drawing={<EmptySearch />} title={messages.list.noMatch(words)}>
      {messages.list.noMatchHint}
    </EmptyState>
  );
