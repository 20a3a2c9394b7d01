import { thumbnailUrl } from '@seed/contracts/uploads';
import { usePortal } from '@seed/portal-sdk';
import { Avatar } from '@seed/ui/avatar';
import { Link } from '@seed/ui/link';
import { TimeAgo } from '@seed/ui/time-ago';
import type { ReactNode } from 'react';
import { useAuthor } from '../authors/get-author.ts';
import { paths } from '../paths.ts';
import styles from './byline.module.css';

export interface BylineProps {
  /** The name at the time of writing; shown until the current one has loaded. */
  readonly author: string;
  readonly authorID: string;
  readonly creationDate: string;
  /** Further words after the time. */
  readonly children?: ReactNode;
}

/** The author of a text and the time when it was written. */
export const Byline = ({ author, authorID, creationDate, children }: BylineProps) => {
  const { locale } = usePortal();
  const known = useAuthor(authorID);
  return (
    <p className={styles.byline}>
      <Avatar src={known && thumbnailUrl(known.picture)} size="small" />
      <span className={styles.words}>
        <Link href={paths.member(authorID)} variant="plain" className={styles.author ?? ''}>
          {known?.name ?? author}
        </Link>
        <TimeAgo value={creationDate} locale={locale} />
        {children}
      </span>
    </p>
  );
};
