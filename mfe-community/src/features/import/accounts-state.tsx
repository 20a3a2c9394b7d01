import type { MemberAccounts } from '@seed/community-contracts/member-accounts';
import { QueryContent } from '@seed/portal-sdk';
import { Busy } from '@seed/ui/busy';
import { Card } from '@seed/ui/card';
import { Link } from '@seed/ui/link';
import { Skeleton } from '@seed/ui/skeleton';
import { paths } from '../../paths.ts';
import { useAccounts } from './api/get-accounts.ts';
import { importMessages } from './import-messages.ts';
import styles from './import-file.module.css';
import report from './import-report.module.css';

const texts = importMessages.accounts;

/** The logins that added people still need, and why some could not be created. */
export const AccountsState = () => (
  <Card as="section" aria-labelledby="accounts" className={styles.card ?? ''}>
    <h2 id="accounts">{texts.title}</h2>
    <QueryContent
      query={useAccounts()}
      errorTitle={texts.errorTitle}
      loading={
        <Busy label={texts.loading}>
          <Skeleton shape="block" height="1.65rem" />
        </Busy>
      }
    >
      {(accounts) => <Accounts {...accounts} />}
    </QueryContent>
  </Card>
);

const Accounts = ({ isConfigured, waiting, failed }: MemberAccounts) => (
  <>
    <p role="status">{isConfigured || waiting > 0 ? texts.waiting(waiting) : texts.byHand}</p>
    {failed.length > 0 && (
      <ul className={report.rows}>
        {failed.map(({ memberId, name, email, problem }) => (
          <li key={memberId} className={report.text}>
            <Link href={paths.profile(memberId)}>{name}</Link> {email}
            <p className={report.problem}>{problem}</p>
          </li>
        ))}
      </ul>
    )}
  </>
);
