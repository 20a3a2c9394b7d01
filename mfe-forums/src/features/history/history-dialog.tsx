import type { FormerText } from '@seed/forums-contracts/history';
import { QueryContent, useDialogRoute, useIdParam, usePortal } from '@seed/portal-sdk';
import { Busy } from '@seed/ui/busy';
import { Dialog } from '@seed/ui/dialog';
import { Skeleton } from '@seed/ui/skeleton';
import { TimeAgo } from '@seed/ui/time-ago';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { FormattedText } from '../../text/formatted-text.tsx';
import { useHistory } from './api/list-history.ts';
import { historyMessages as texts } from './history-messages.ts';
import styles from './history-dialog.module.css';

/** The dialog at `/forums/{id}/history`, and of a comment at `/forums/{id}/comments/{comment}/history`. */
export const HistoryDialog = () => {
  const postId = useIdParam();
  const { comment } = useParams();
  if (postId === null) return <Navigate to="/" replace />;
  const id = comment === undefined ? postId : Number(comment);
  return (
    <OpenHistory
      key={`${comment} ${id}`}
      kind={comment === undefined ? 'post' : 'comment'}
      id={id}
      page={paths.post(postId)}
    />
  );
};

interface OpenHistoryProps {
  readonly kind: 'post' | 'comment';
  readonly id: number;
  readonly page: string;
}

const OpenHistory = ({ kind, id, page }: OpenHistoryProps) => {
  const { close } = useDialogRoute(page);
  return (
    <Dialog title={texts.title} isOpen onClose={close} isDismissable>
      <QueryContent query={useHistory(kind, id)} errorTitle={texts.errorTitle} loading={<Loading />}>
        {(found) => (found.length === 0 ? <p>{texts.empty}</p> : <FormerTexts formerTexts={found} />)}
      </QueryContent>
    </Dialog>
  );
};

const FormerTexts = ({ formerTexts }: { readonly formerTexts: readonly FormerText[] }) => {
  const { locale } = usePortal();
  return (
    <ol reversed className={styles.list}>
      {formerTexts.map(({ title, content, writtenAt }, index) => (
        <li key={formerTexts.length - index} className={styles.text}>
          <p className={styles.time}>
            <TimeAgo value={writtenAt} locale={locale} />
          </p>
          {title !== undefined && <h3 className={styles.title}>{title}</h3>}
          <FormattedText>{content}</FormattedText>
        </li>
      ))}
    </ol>
  );
};

const Loading = () => (
  <Busy label={texts.loading}>
    <Skeleton />
    <Skeleton width="60%" />
  </Busy>
);
