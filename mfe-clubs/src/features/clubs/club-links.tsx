import type { Club } from '@seed/clubs-contracts/clubs';
import { FileTextIcon } from '@seed/ui/icons/file-text';
import { ExternalIcon } from '@seed/ui/icons/external';
import { MeetingsIcon } from '@seed/ui/icons/meetings';
import { SyllabusIcon } from '@seed/ui/icons/syllabus';
import { Link } from '@seed/ui/link';
import { VisuallyHidden } from '@seed/ui/visually-hidden';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import styles from './club-links.module.css';

/** Links to other pages of a club, in the portal and on other sites. */
export const ClubLinks = ({ club }: { readonly club: Club }) => (
  <nav aria-label={messages.club.more}>
    <ul className={styles.links}>
      <li>
        <Syllabus url={club.syllabusUrl} />
      </li>
      <li>
        <Link href={paths.documents(club)} variant="bare" className={styles.link ?? ''}>
          <FileTextIcon />
          {messages.club.documents}
        </Link>
      </li>
      <li>
        <Link href={paths.meetings(club)} variant="bare" className={styles.link ?? ''}>
          <MeetingsIcon />
          {messages.club.meetings}
        </Link>
      </li>
    </ul>
  </nav>
);

const Syllabus = ({ url }: { readonly url: string }) =>
  url === '' ? (
    <p className={styles.missing}>
      <SyllabusIcon />
      {messages.club.syllabusMissing}
    </p>
  ) : (
    <Link href={url} target="_blank" rel="noopener noreferrer" variant="bare" className={styles.link ?? ''}>
      <SyllabusIcon />
      {messages.club.syllabus}
      <VisuallyHidden>{messages.club.newTab}</VisuallyHidden>
      <span className={styles.external}>
        <ExternalIcon />
      </span>
    </Link>
  );
