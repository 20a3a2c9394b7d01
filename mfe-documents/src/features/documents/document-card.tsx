import type { LibraryDocument } from '@seed/documents-contracts/documents';
import { useDeletion, useDialogRoute, usePortal } from '@seed/portal-sdk';
import { Card } from '@seed/ui/card';
import { CardLink } from '@seed/ui/card-link';
import { ConfirmInPlace } from '@seed/ui/confirm-in-place';
import { EditMenu } from '@seed/ui/edit-menu';
import { FileTextIcon } from '@seed/ui/icons/file-text';
import { ExternalIcon } from '@seed/ui/icons/external';
import { TimeAgo } from '@seed/ui/time-ago';
import { VisuallyHidden } from '@seed/ui/visually-hidden';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { useDeleteDocument } from './api/delete-document.ts';
import { useRestoreDocument } from './api/restore-document.ts';
import styles from './document-card.module.css';

/** A document in the list. Pressing the card anywhere opens it in a new tab. */
export const DocumentCard = ({ document }: { readonly document: LibraryDocument }) => {
  const { id, name, url, classification, creationDate, permissions } = document;
  const { locale, navigation } = usePortal();
  const { open } = useDialogRoute(paths.category(classification));
  const deletion = useDeletion({
    remove: useDeleteDocument(id),
    successMessage: messages.document.deleted,
    undo: { restore: useRestoreDocument(id), successMessage: messages.document.restored },
  });
  return (
    <Card as="article" isInteractive className={styles.card ?? ''}>
      <div className={styles.row}>
        <FileTextIcon className={styles.icon} />
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
        <EditMenu
          label={messages.document.menu(name)}
          permissions={permissions}
          triggerRef={deletion.trigger}
          onEdit={() => open(paths.editDocument(classification, id) + navigation.getLocation().search)}
          onDelete={deletion.openQuestion}
        />
      </div>
      {deletion.question && <ConfirmInPlace {...deletion.question} question={messages.document.deleteQuestion} />}
    </Card>
  );
};

/** The host of a link, without `www.`. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url;
}
