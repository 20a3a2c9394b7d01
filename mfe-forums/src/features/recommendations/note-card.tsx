import { noteColors } from '@seed/forums-contracts/notes';
import type { Note } from '@seed/forums-contracts/notes';
import { useDeletion, useDialogRoute } from '@seed/portal-sdk';
import { ConfirmInPlace } from '@seed/ui/confirm-in-place';
import { EditMenu } from '@seed/ui/edit-menu';
import { LikeButton } from '@seed/ui/like-button';
import { Link } from '@seed/ui/link';
import { PlainText } from '@seed/ui/plain-text';
import { readableTextColor } from '@seed/ui/readable-text-color';
import { VisuallyHidden } from '@seed/ui/visually-hidden';
import type { CSSProperties } from 'react';
import { useAuthor } from '../../authors/get-author.ts';
import { useOtherAuthor } from '../../authors/use-other-author.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { HiddenNotice } from '../../reports/hidden-notice.tsx';
import { useReportItems } from '../../reports/use-report-items.tsx';
import { useUndo } from '../../undo/use-undo.ts';
import { useDeleteNote } from './api/delete-note.ts';
import { useLikeNote } from './api/like-note.ts';
import styles from './note-card.module.css';

/** A note in the colour of its author's choice. */
export const NoteCard = ({ note }: { readonly note: Note }) => {
  // Shows the name at the time of writing until the current one has loaded.
  const author = useAuthor(note.authorID);
  const like = useLikeNote(note.id);
  const { open } = useDialogRoute(paths.recommendations);
  const other = useOtherAuthor(note.authorID, note.name);
  const deletion = useDeletion({
    remove: useDeleteNote(note.id),
    successMessage: messages.note.deleted(other),
    undo: useUndo('note', note.id, messages.note.restored(other)),
  });
  const reportItems = useReportItems({
    authorID: note.authorID,
    page: paths.recommendations,
    dialog: paths.reportNote(note.id),
  });
  return (
    <article className={styles.note} style={paperOf(note.color)}>
      <header className={`${styles.header} ${styles.paper}`}>
        <h2 className={styles.title}>{note.title}</h2>
        <EditMenu
          label={
            note.permissions.delete
              ? messages.note.menu(note.title)
              : messages.reports.menu(messages.note.subject(note.title))
          }
          more={reportItems}
          permissions={note.permissions}
          triggerRef={deletion.trigger}
          onEdit={() => open(paths.editNote(note.id))}
          onDelete={deletion.openQuestion}
        />
      </header>
      {deletion.question && <ConfirmInPlace {...deletion.question} question={messages.note.deleteQuestion(other)} />}
      <HiddenNotice hidden={note.hidden} />
      {note.description !== '' && (
        <div className={styles.paper}>
          <PlainText>{note.description}</PlainText>
        </div>
      )}
      <footer className={`${styles.footer} ${styles.paper}`}>
        <p className={styles.author}>
          <VisuallyHidden>{messages.note.by} </VisuallyHidden>
          <Link href={paths.member(note.authorID)} variant="plain">
            {author?.name ?? note.name}
          </Link>
        </p>
        <LikeButton
          subject={messages.note.subject(note.title)}
          count={note.likeCount}
          isLiked={note.liked}
          onChange={(liked) => like.mutate(liked)}
        />
      </footer>
    </article>
  );
};

/** The colours of a note; an invalid colour is replaced. */
function paperOf(color: string): CSSProperties {
  const ground = /^#[0-9a-f]{6}$/i.test(color) ? color : noteColors.edit;
  return { '--paper': ground, '--paper-ink': readableTextColor(ground) } as CSSProperties;
}
