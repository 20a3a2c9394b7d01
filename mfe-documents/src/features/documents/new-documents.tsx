import { usePortal } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { useEffect } from 'react';
import { messages } from '../../messages.ts';
import { useNewDocuments } from './api/new-documents.ts';
import type { LoadedDocuments } from './api/new-documents.ts';
import styles from './document-list.module.css';

export interface NewDocumentsProps {
  readonly category: string;
  readonly list: LoadedDocuments;
  /** Runs before the new documents are put into the list. */
  readonly onShow: () => void;
}

/** The button that shows the documents that others have added while the list is open. */
export const NewDocuments = ({ category, list, onShow }: NewDocumentsProps) => {
  const { announce } = usePortal();
  const { count, show } = useNewDocuments(category, list);
  useEffect(() => {
    if (count > 0) announce(messages.list.fresh(count));
  }, [announce, count]);
  if (count === 0) return null;
  const press = () => {
    onShow();
    show();
  };
  return (
    <div className={styles.fresh}>
      <Button size="small" variant="primary" onPress={press}>
        {messages.list.fresh(count)}
      </Button>
    </div>
  );
};
