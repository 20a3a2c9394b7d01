import { usePortal } from '@seed/portal-sdk';
import { TimeAgo } from '@seed/ui/time-ago';
import { messages } from '../messages.ts';
import { usePersonName } from './use-person.ts';
import styles from './acted.module.css';

/** The member or pipeline that acted, and the time. */
export const Acted = ({ by, at }: { readonly by: string; readonly at: string }) => {
  const { locale } = usePortal();
  return (
    <span className={styles.acted}>
      <TimeAgo value={at} locale={locale} /> {messages.entry.by} {usePersonName(by)}
    </span>
  );
};
