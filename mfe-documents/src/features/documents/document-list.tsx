import { failureText, useReadingOn } from '@seed/portal-sdk';
import { EmptyDocuments } from '@seed/ui/art/empty-documents';
import { Button } from '@seed/ui/button';
import { EmptyState } from '@seed/ui/empty-state';
import { ErrorState } from '@seed/ui/error-state';
import { LoadMore } from '@seed/ui/load-more';
import { messages } from '../../messages.ts';
import { useDocuments } from './api/list-documents.ts';
import { DocumentCard } from './document-card.tsx';
import { DocumentListSkeleton } from './document-list-skeleton.tsx';
import styles from './document-list.module.css';
import { nameMatches } from './name-matches.ts';

export interface DocumentListProps {
  readonly category: string;
  /** Only documents whose name has these words; all if empty. */
  readonly words: string;
  readonly onAdd: () => void;
}

export const DocumentList = (props: DocumentListProps) => (
  // Takes the focus when the card that had it is deleted.
  <section id="documents" tabIndex={-1} aria-label={messages.list.label} className={styles.documents}>
    <Documents {...props} />
  </section>
);

const Documents = ({ category, words, onAdd }: DocumentListProps) => {
  const documents = useDocuments(category, words);
  // Until the service has answered for these words, those of the last answer that match: never one that does not.
  const shown = documents.isPlaceholderData
    ? documents.data?.filter(({ name }) => nameMatches(name, words))
    : documents.data;
  const { list, readOnFrom } = useReadingOn(shown?.length ?? 0, messages.list.loadedMore);
  if (documents.isPending || (documents.isPlaceholderData && shown?.length === 0)) return <DocumentListSkeleton />;
  if (shown === undefined) {
    return (
      <ErrorState
        title={messages.list.failed}
        onRetry={() => void documents.refetch()}
        isRetrying={documents.isFetching}
      >
        {failureText(documents.error)}
      </ErrorState>
    );
  }
  if (shown.length === 0) return <NoDocuments words={words} onAdd={onAdd} />;

  return (
    <>
      <ul ref={list} className={styles.list} aria-busy={documents.isPlaceholderData}>
        {shown.map((document) => (
          <li key={document.id}>
            <DocumentCard document={document} />
          </li>
        ))}
      </ul>
      {documents.hasNextPage && !documents.isPlaceholderData && (
        <LoadMore
          label={messages.list.more}
          onPress={() => {
            readOnFrom();
            void documents.fetchNextPage();
          }}
          isPending={documents.isFetchingNextPage}
          error={documents.isFetchNextPageError ? failureText(documents.error) : undefined}
        />
      )}
    </>
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
