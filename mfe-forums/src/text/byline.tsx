import { usePortal } from '@seed/portal-sdk';
import { Link } from '@seed/ui/link';
import { TimeAgo } from '@seed/ui/time-ago';
import { paths } from '../paths.ts';
import styles from './byline.module.css';

export interface BylineProps {
  readonly author: string;
  readonly authorID: string;
  readonly creationDate: string;
}

/** Who wrote something, and when. */
export const Byline = ({ author, authorID, creationDate }: BylineProps) => {
  const { locale } = usePortal();
  return (
    <p className={styles.byline}>
      <Link href={paths.member(authorID)} variant="plain" className={styles.author ?? ''}>
        {author}
      </Link>
      <TimeAgo value={creationDate} locale={locale} />
    </p>
  );
};
