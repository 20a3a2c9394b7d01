import { Loaded, MoreRows, useReadingOn } from '@seed/portal-sdk';
import { EmptyDocuments } from '@seed/ui/art/empty-documents';
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

export const DocumentList = ({ category, words, onAdd }: DocumentListProps) => {
  const documents = useDocuments(category, words);
  const { list, readOnFrom } = useReadingOn(documents.data?.length ?? 0, messages.list.loadedMore);
  return (
    <Loaded of={documents} failed={messages.list.failed} loading={<DocumentListSkeleton />}>
      {(rows) =>
        rows.length === 0 ? (
          <NoDocuments words={words} onAdd={onAdd} />
        ) : (
          <>
            <ul ref={list} className={styles.list} aria-busy={documents.isPlaceholderData}>
              {rows.map((document) => (
                <li key={document.id}>
                  <DocumentCard document={document} />
                </li>
              ))}
            </ul>
            {!documents.isPlaceholderData && <MoreRows of={documents} label={messages.list.more} onAsk={readOnFrom} />}
          </>
        )
      }
    </Loaded>
  );
};

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
    <EmptyState title={messages.list.noMatch(words)}>{messages.list.noMatchHint}</EmptyState>
  );
