import { EmptyList, PagedList } from '@seed/portal-sdk';
import { EmptyBookcase } from '@seed/ui/art/empty-bookcase';
import { useEffect, useRef } from 'react';
import { messages } from '../../messages.ts';
import { useDocuments } from './api/list-documents.ts';
import { DocumentCard } from './document-card.tsx';
import { DocumentListSkeleton } from './document-list-skeleton.tsx';
import { NewDocuments } from './new-documents.tsx';
import styles from './document-list.module.css';

export interface DocumentListProps {
  readonly category: string;
  /** Filters by words in the name; an empty text shows all. */
  readonly words: string;
  readonly onAdd: () => void;
}

export const DocumentList = ({ category, words, onAdd }: DocumentListProps) => {
  const documents = useDocuments(category, words);
  const list = useRef<HTMLUListElement>(null);
  const isShowing = useRef(false);
  const { data, dataUpdatedAt, isPlaceholderData } = documents;
  useEffect(() => {
    if (!isShowing.current) return;
    isShowing.current = false;
    list.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [data]);
  return (
    <>
      {data !== undefined && words === '' && !isPlaceholderData && (
        <NewDocuments
          key={category}
          category={category}
          list={{ data, dataUpdatedAt }}
          onShow={() => {
            isShowing.current = true;
          }}
        />
      )}
      <PagedList
        query={documents}
        texts={messages.list}
        loading={<DocumentListSkeleton />}
        empty={<EmptyList texts={messages.list} words={words} drawing={<EmptyBookcase />} onAdd={onAdd} />}
        className={styles.list}
        listRef={list}
      >
        {(document) => <DocumentCard document={document} />}
      </PagedList>
    </>
  );
};
