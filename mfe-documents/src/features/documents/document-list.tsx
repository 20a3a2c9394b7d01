import { listDocuments } from '@seed/documents-contracts/documents';
import { EmptyList, NewRows, PagedList } from '@seed/portal-sdk';
import { lateDrawing } from '@seed/ui/late-drawing';
import { messages } from '../../messages.ts';
import { documentsQuery, useDocuments } from './api/list-documents.ts';
import { DocumentCard } from './document-card.tsx';
import { DocumentListSkeleton } from './document-list-skeleton.tsx';
import styles from './document-list.module.css';

const EmptyBookcase = lateDrawing(async () => (await import('@seed/ui/art/empty-bookcase')).EmptyBookcase);

export interface DocumentListProps {
  readonly category: string;
  /** Filters by words in the name; an empty text shows all. */
  readonly words: string;
  readonly onAdd: () => void;
}

export const DocumentList = ({ category, words, onAdd }: DocumentListProps) => {
  const documents = useDocuments(category, words);
  const { data, isPlaceholderData } = documents;
  return (
    <>
      {data !== undefined && words === '' && !isPlaceholderData && (
        <NewRows
          key={category}
          endpoint={listDocuments}
          query={documentsQuery(category)}
          loaded={{ ...documents, data }}
          text={messages.list.fresh}
        />
      )}
      <PagedList
        query={documents}
        texts={messages.list}
        loading={<DocumentListSkeleton />}
        empty={<EmptyList texts={messages.list} words={words} drawing={<EmptyBookcase />} onAdd={onAdd} />}
        className={styles.list}
      >
        {(document) => <DocumentCard document={document} />}
      </PagedList>
    </>
  );
};
