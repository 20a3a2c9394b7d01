import { useMinimumDelay, usePage } from '@seed/portal-sdk';
import { ButtonLink } from '@seed/ui/button-link';
import { PageHeader } from '@seed/ui/page-header';
import { notFoundGraceMs } from '../../constants.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { PostSkeleton } from './post-skeleton.tsx';

/** Says that there is no such post, after a grace in which it looks as if it might still come. */
export const PostNotFound = () =>
  useMinimumDelay('forum-entry-not-found', notFoundGraceMs) ? <NotFound /> : <PostSkeleton />;

const NotFound = () => {
  const heading = usePage({ title: messages.post.notFound });
  return (
    <div>
      <PageHeader title={messages.post.notFound} titleRef={heading} intro={messages.post.notFoundHint} />
      <ButtonLink href={paths.forums}>{messages.post.back}</ButtonLink>
    </div>
  );
};
