import type { LibraryDocument } from '@seed/contracts/documents';
import { useDialogRoute, usePortal } from '@seed/portal-sdk';
import { Card } from '@seed/ui/card';
import { CardLink } from '@seed/ui/card-link';
import { DocumentsIcon } from '@seed/ui/icons/documents';
import { ExternalIcon } from '@seed/ui/icons/external';
import { TimeAgo } from '@seed/ui/time-ago';
import { VisuallyHidden } from '@seed/ui/visually-hidden';
import { useRef, useState } from 'react';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { DeleteDocumentQuestion } from './delete-document-question.tsx';
import styles from './document-card.module.css';
import { DocumentOptions } from './document-options.tsx';

/** A document in the list: pressing anywhere opens it in a new tab. */
export const DocumentCard = ({ document }: { readonly document: LibraryDocument }) => {
  const { id, name, url, classification, creationDate } = document;
  const { locale, navigation } = usePortal();
  const { open } = useDialogRoute(paths.category(classification));
  const [isAsking, setIsAsking] = useState(false);
  const options = useRef<HTMLButtonElement>(null);
  return (
    <Card as="article" isInteractive className={styles.card ?? ''}>
      <div className={styles.row}>
        <DocumentsIcon className={styles.icon} />
        <div className={styles.text}>
          <h2 className={styles.name}>
            <CardLink href={url} opensNewTab>
              {name}
            </CardLink>
          </h2>
          <p className={styles.about}>
            <span className={styles.host}>
              {hostOf(url)}
              <ExternalIcon />
            </span>
            <span>
              <VisuallyHidden>{messages.list.added} </VisuallyHidden>
              <TimeAgo value={creationDate} locale={locale} />
            </span>
          </p>
        </div>
        <DocumentOptions
          document={document}
          triggerRef={options}
          onEdit={() => open(paths.editDocument(classification, id) + navigation.getLocation().search)}
          onDelete={() => setIsAsking(true)}
        />
      </div>
      {isAsking && (
        <div className={styles.question}>
          <DeleteDocumentQuestion id={id} returnFocusTo={options} onCancel={() => setIsAsking(false)} />
        </div>
      )}
    </Card>
  );
};

/** Where the link leads, as a member would say it. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url;
}
