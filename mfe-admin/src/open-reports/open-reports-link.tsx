import { FlagIcon } from '@seed/ui/icons/flag';
import { Link } from '@seed/ui/link';
import { paths } from '../paths.ts';
import { linkName, mostShown } from './open-reports-messages.ts';
import { useOpenReports } from './use-open-reports.ts';
import styles from './open-reports-link.module.css';

/** The way of an Admin to the reports in the header, with the number of those that are open. */
export const OpenReportsLink = () => {
  const open = useOpenReports();
  return (
    <Link href={paths.reports} variant="bare" className={styles.link ?? ''} aria-label={linkName(open)}>
      <FlagIcon />
      {open > 0 && <span className={styles.count}>{open > mostShown ? `${mostShown}+` : open}</span>}
    </Link>
  );
};
