import { useRef, useState } from 'react';
import { Avatar } from '../src/avatar.tsx';
import { CardLink } from '../src/card-link.tsx';
import { Card } from '../src/card.tsx';
import { ConfirmInPlace } from '../src/confirm-in-place.tsx';
import { PencilIcon } from '../src/icons/pencil.tsx';
import { TrashIcon } from '../src/icons/trash.tsx';
import { LikeButton } from '../src/like-button.tsx';
import { Link } from '../src/link.tsx';
import { LoadMore } from '../src/load-more.tsx';
import { Menu } from '../src/menu.tsx';
import { PageHeader } from '../src/page-header.tsx';
import { TimeAgo } from '../src/time-ago.tsx';
import type { ToastQueue } from '../src/toast-queue.ts';
import styles from './showcase.module.css';

const yesterday = new Date(Date.now() - 26 * 3_600_000).toISOString();

export const ConversationSection = ({ notify }: Pick<ToastQueue, 'notify'>) => (
  <section aria-label="A conversation">
    <PageHeader title="Have a conversation" back={{ href: '/forums', label: 'All conversations' }} />
    <div className={styles.stack}>
      <Post notify={notify} />
      <Card as="article" isInteractive>
        <h2 className={styles.title}>
          <CardLink href="/forums/2">ワークショップの写真をシェアします</CardLink>
        </h2>
        <p className={styles.muted}>Kenji Tanaka · 3 comments</p>
      </Card>
      <LoadMore onPress={() => notify({ tone: 'info', text: 'That was everything.' })} isPending={false} />
    </div>
  </section>
);

const Post = ({ notify }: Pick<ToastQueue, 'notify'>) => {
  const [isLiked, setLiked] = useState(true);
  const [isAsking, setAsking] = useState(false);
  const menu = useRef<HTMLButtonElement>(null);
  return (
    <Card as="article">
      <div className={styles.byline}>
        <Avatar src="/missing.jpg" />
        <div>
          <Link href="/community/profiles/2" variant="plain">
            <strong>María Fernanda Rojas</strong>
          </Link>
          <p className={styles.muted}>
            <TimeAgo value={yesterday} />
          </p>
        </div>
        <Menu
          label="Options for this post"
          triggerRef={menu}
          items={[
            { id: 'edit', label: 'Edit', icon: <PencilIcon />, onAction: () => notify({ tone: 'info', text: 'Edit' }) },
            { id: 'delete', label: 'Delete', icon: <TrashIcon />, tone: 'danger', onAction: () => setAsking(true) },
          ]}
        />
      </div>
      <h2 className={styles.title}>Una feria de semillas en el barrio: who did this before?</h2>
      <p>
        We would like to swap seeds and recipes with three schools in Medellín. See the{' '}
        <Link href="/documents/Collaborative">collaborative documents</Link> for a first plan.
      </p>
      <LikeButton subject="this post" isLiked={isLiked} count={isLiked ? 12 : 11} onChange={setLiked} />
      {isAsking && (
        <ConfirmInPlace
          returnFocusTo={menu}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            notify({ tone: 'success', text: 'The post was deleted.' });
          }}
        />
      )}
    </Card>
  );
};
