import { thumbnailUrl } from '@seed/contracts/uploads';
import { QueryContent, useApi, useDialogRoute, useIdParam } from '@seed/portal-sdk';
import { Avatar } from '@seed/ui/avatar';
import { Busy } from '@seed/ui/busy';
import { Dialog } from '@seed/ui/dialog';
import { Link } from '@seed/ui/link';
import { Skeleton } from '@seed/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { authorQuery } from '../authors/get-author.ts';
import { paths } from '../paths.ts';
import { useLikes } from './get-likes.ts';
import { likersMessages as texts } from './likers-messages.ts';
import styles from './likers-dialog.module.css';

/** The dialog at `/forums/{id}/likes`, and of a comment at `/forums/{id}/comments/{comment}/likes`. */
export const LikersDialog = () => {
  const postId = useIdParam();
  const { comment } = useParams();
  if (postId === null) return <Navigate to="/" replace />;
  const id = comment === undefined ? postId : Number(comment);
  const kind = comment === undefined ? 'post' : 'comment';
  return <OpenLikers key={`${kind} ${id}`} kind={kind} id={id} page={paths.post(postId)} />;
};

interface OpenLikersProps {
  readonly kind: 'post' | 'comment';
  readonly id: number;
  readonly page: string;
}

const OpenLikers = ({ kind, id, page }: OpenLikersProps) => {
  const { close } = useDialogRoute(page);
  return (
    <Dialog title={texts.title} isOpen onClose={close} isDismissable>
      <QueryContent query={useLikes(kind, id)} errorTitle={texts.errorTitle} loading={<Loading />}>
        {({ usersWhoLiked, likeCount }) => <Likers ids={usersWhoLiked.toReversed()} count={likeCount} />}
      </QueryContent>
    </Dialog>
  );
};

interface LikersProps {
  /** The newest first; of many likes only some. */
  readonly ids: readonly string[];
  readonly count: number;
}

const Likers = ({ ids, count }: LikersProps) => (
  <>
    {ids.length === 0 && <p>{texts.none}</p>}
    <ul className={styles.list} aria-label={texts.title}>
      {ids.map((id) => (
        <li key={id}>
          <Liker id={id} />
        </li>
      ))}
    </ul>
    {count > ids.length && <p className={styles.more}>{texts.more(count - ids.length)}</p>}
  </>
);

const Liker = ({ id }: { readonly id: string }) => {
  const { data, isPending } = useQuery(authorQuery(useApi(), id));
  return (
    <Link href={paths.member(id)} variant="plain" className={styles.member ?? ''}>
      <Avatar src={data ? thumbnailUrl(data.picture) : undefined} size="small" />
      {isPending ? <Skeleton width="8rem" /> : (data?.name ?? texts.formerMember)}
    </Link>
  );
};

const Loading = () => (
  <Busy label={texts.loading}>
    <Skeleton width="60%" />
  </Busy>
);
