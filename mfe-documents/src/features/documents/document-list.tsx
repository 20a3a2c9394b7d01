import { EmptyList, PagedList } from '@seed/portal-sdk';
import { EmptyBookcase } from '@seed/ui/art/empty-bookcase';
import { messages } from '../../messages.ts';
import { useDocuments } from './api/list-documents.ts';
import { DocumentCard } from './document-card.tsx';
import { DocumentListSkeleton } from './document-list-skeleton.tsx';
import styles from './document-list.module.css';

export interface DocumentListProps {
  readonly category: string;
  /** Filters by words in the name; an empty text shows all. */
  readonly words: string;
  readonly onAdd: () => void;
}

export const DocumentList = ({ category, words, onAdd }: DocumentListProps) => (
  <PagedList
    query={useDocuments(category, words)}
    texts={messages.list}
    loading={<DocumentListSkeleton />}
    empty={<EmptyList texts={messages.list} words={words} drawing={<EmptyBookcase />} onAdd={onAdd} />}
    className={styles.list}
  >
    {(document) => <DocumentCard document={document} />}
  </PagedList>
);
