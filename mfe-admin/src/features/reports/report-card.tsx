import type { ReportCase } from '@seed/contracts/reports';
import { failureText, useNotify, usePortal } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { Link } from '@seed/ui/link';
import { TimeAgo } from '@seed/ui/time-ago';
import { useState } from 'react';
import { useDecide } from './api/reports.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { reportMessages as texts } from './report-messages.ts';
import styles from './report-card.module.css';

/** Everything that is reported about one text, and what an Admin can do about it. */
export const ReportCard = ({ item }: { readonly item: ReportCase }) => {
  const { locale } = usePortal();
  const { title, excerpt, hidden, newestText } = item;
  return (
    <article className={styles.card}>
      <h2 className={styles.title}>
        <Link href={item.href}>{title}</Link>
      </h2>
      <p className={styles.by}>{texts.by(texts.kinds[item.kind] ?? item.kind, item.author)}</p>
      {excerpt !== '' && excerpt !== title && <p className={styles.excerpt}>{excerpt}</p>}
      <p>
        {texts.reports(item.reportCount)}: {reasonsOf(item)} · <TimeAgo value={item.reportedAt} locale={locale} />
      </p>
      {newestText !== '' && <blockquote className={styles.quote}>{newestText}</blockquote>}
      {hidden && <p>{texts.hidden(hidden.message)}</p>}
      {!item.isOpen && item.decision !== undefined && hidden === undefined && (
        <p>{texts.decisions[item.decision] ?? item.decision}</p>
      )}
      <Actions item={item} />
    </article>
  );
};

const Actions = ({ item }: { readonly item: ReportCase }) => {
  const [dialog, setDialog] = useState<'hide' | 'warn'>();
  const { mutate, isPending } = useDecide(item.id);
  const notify = useNotify();
  const decide = (action: 'dismiss' | 'show') =>
    mutate(
      { body: { action } },
      {
        onSuccess: () => notify({ tone: 'success', text: texts.done[action] }),
        onError: (error) => notify({ tone: 'error', text: failureText(error) }),
      },
    );
  return (
    <div role="group" aria-label={texts.actions(item.title)} className={styles.actions}>
      {item.hidden && (
        <Button size="small" isPending={isPending} onPress={() => decide('show')}>
          {texts.show}
        </Button>
      )}
      {item.isOpen && (
        <>
          {!item.hidden && (
            <Button size="small" onPress={() => setDialog('hide')}>
              {texts.hide}
            </Button>
          )}
          <Button size="small" onPress={() => setDialog('warn')}>
            {texts.warn}
          </Button>
          <Button size="small" isPending={isPending} onPress={() => decide('dismiss')}>
            {texts.dismiss}
          </Button>
        </>
      )}
      {dialog && <DecisionDialog item={item} action={dialog} onClose={() => setDialog(undefined)} />}
    </div>
  );
};

function reasonsOf({ reasons }: ReportCase): string {
  return reasons.map(({ reason, count }) => texts.reason(texts.reasons[reason] ?? reason, count)).join(', ');
}
