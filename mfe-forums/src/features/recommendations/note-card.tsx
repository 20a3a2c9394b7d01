import { noteColors } from '@seed/contracts/recommendations';
import type { Note } from '@seed/contracts/recommendations';
import { useDialogRoute, usePortal } from '@seed/portal-sdk';
import { LikeButton } from '@seed/ui/like-button';
import { Link } from '@seed/ui/link';
import { PlainText } from '@seed/ui/plain-text';
import { readableInk } from '@seed/ui/readable-ink';
import { VisuallyHidden } from '@seed/ui/visually-hidden';
import { useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { AuthorOptions } from '../../written/author-options.tsx';
import { useLikeNote } from './api/like-note.ts';
import { DeleteNoteQuestion } from './delete-note-question.tsx';
import styles from './note-card.module.css';

export interface NoteCardProps {
  readonly note: Note;
  readonly onDeleted: () => void;
}

/** A note in the colour of its author's choice. */
export const NoteCard = ({ note, onDeleted }: NoteCardProps) => {
  const { user } = usePortal();
  const like = useLikeNote(note.id);
  const { open } = useDialogRoute(paths.recommendations);
  const [isAsking, setIsAsking] = useState(false);
  const options = useRef<HTMLButtonElement>(null);
  return (
    <article className={styles.note} style={paperOf(note.color)}>
      <header className={`${styles.header} ${styles.paper}`}>
        <h2 className={styles.title}>{note.title}</h2>
        <AuthorOptions
          label={messages.note.menu(note.title)}
          permissions={note.permissions}
          triggerRef={options}
          onEdit={() => open(paths.editNote(note.id))}
          onDelete={() => setIsAsking(true)}
        />
      </header>
      {isAsking && (
        <DeleteNoteQuestion
          id={note.id}
          onDeleted={onDeleted}
          onCancel={() => setIsAsking(false)}
          returnFocusTo={options}
        />
      )}
      {note.description !== '' && (
        <div className={styles.paper}>
          <PlainText>{note.description}</PlainText>
        </div>
      )}
      <footer className={`${styles.footer} ${styles.paper}`}>
        <p className={styles.author}>
          <VisuallyHidden>{messages.note.by} </VisuallyHidden>
          <Link href={paths.member(note.authorID)} variant="plain">
            {note.name}
          </Link>
        </p>
        <LikeButton
          subject={messages.note.subject(note.title)}
          count={note.usersWhoLiked.length}
          isLiked={note.usersWhoLiked.includes(user.id)}
          onChange={(liked) => like.mutate(liked)}
        />
      </footer>
    </article>
  );
};

/** A colour that is none would be no paper. */
function paperOf(color: string): CSSProperties {
  const ground = /^#[0-9a-f]{6}$/i.test(color) ? color : noteColors.edit;
  return { '--paper': ground, '--paper-ink': readableInk(ground) } as CSSProperties;
}
