import type { ReportCase } from '@seed/contracts/reports';
import { failureText, useNotify, usePortal } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { Link } from '@seed/ui/link';
import { TimeAgo } from '@seed/ui/time-ago';
import { useState } from 'react';
import { useDecide } from './api/reports.ts';
import type { ReportSource } from './api/reports.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { nameOf, reportMessages as texts, writerOf } from './report-messages.ts';
import styles from './report-card.module.css';

export interface ReportCardProps {
  readonly item: ReportCase;
  /** The service that it comes from. */
  readonly source: ReportSource;
}

/** Everything that is reported about one thing, and what an Admin can do about it. */
export const ReportCard = ({ item, source }: ReportCardProps) => {
  const { locale } = usePortal();
  const { title, excerpt, picture, hidden, newestText } = item;
  return (
    <article className={styles.card}>
      <h3 className={styles.title}>
        <Link href={item.href}>{nameOf(item)}</Link>
      </h3>
      {writerOf(item) === 'author' && (
        <p className={styles.by}>{texts.by(texts.kinds[item.kind] ?? item.kind, item.author)}</p>
      )}
      {picture !== undefined && picture !== '' && <img src={picture} alt={texts.picture} className={styles.picture} />}
      {excerpt !== '' && excerpt !== title && <p className={styles.excerpt}>{excerpt}</p>}
      <p>
        {texts.reports(item.reportCount)}: {reasonsOf(item)} · <TimeAgo value={item.reportedAt} locale={locale} />
      </p>
      {newestText !== '' && <blockquote className={styles.quote}>{newestText}</blockquote>}
      {hidden && <p>{texts.hidden(hidden.message)}</p>}
      {!item.isOpen && item.decision !== undefined && hidden === undefined && <p>{decisionOf(item)}</p>}
      <Actions item={item} source={source} />
    </article>
  );
};

const Actions = ({ item, source }: ReportCardProps) => {
  const [dialog, setDialog] = useState<'hide' | 'warn'>();
  const { mutate, isPending } = useDecide(source, item.id);
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
    <div role="group" aria-label={texts.actions(nameOf(item))} className={styles.actions}>
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
            {texts.warn(writerOf(item))}
          </Button>
          <Button size="small" isPending={isPending} onPress={() => decide('dismiss')}>
            {texts.dismiss}
          </Button>
        </>
      )}
      {dialog && <DecisionDialog item={item} source={source} action={dialog} onClose={() => setDialog(undefined)} />}
    </div>
  );
};

/** A hidden part of a profile is shown again when its member changes it. */
function decisionOf({ decision = '' }: ReportCase): string {
  return decision === 'hide' ? texts.changedSince : (texts.decisions[decision] ?? decision);
}

function reasonsOf({ reasons }: ReportCase): string {
  return reasons.map(({ reason, count }) => texts.reason(texts.reasons[reason] ?? reason, count)).join(', ');
}
