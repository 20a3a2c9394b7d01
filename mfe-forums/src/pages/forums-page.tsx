import { useDialogRoute, usePage, useSearchWords } from '@seed/portal-sdk';
import { IconButton } from '@seed/ui/icon-button';
import { PlusIcon } from '@seed/ui/icons/plus';
import { PageBody } from '@seed/ui/page-body';
import { PageHeader } from '@seed/ui/page-header';
import { SearchAsYouType } from '@seed/ui/search-as-you-type';
import { Outlet } from 'react-router-dom';
import { useCommentsAhead } from '../features/comments/use-comments-ahead.ts';
import { usePosts } from '../features/posts/api/list-posts.ts';
import { PostList } from '../features/posts/post-list.tsx';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';

/** `/forums`: the posts, and above them the form for a new one. */
export const ForumsPage = () => {
  const heading = usePage({ title: messages.list.title });
  const { words, search } = useSearchWords();
  const { open } = useDialogRoute(paths.forums);
  const add = () => open(paths.newPost);
  useCommentsAhead(usePosts(words).isSuccess);
  return (
    <PageBody>
      <PageHeader
        title={messages.list.title}
        titleRef={heading}
        intro={messages.list.intro}
        actions={<IconButton variant="floating" label={messages.list.add} icon={<PlusIcon />} onPress={add} />}
      />
      <SearchAsYouType label={messages.list.search} query={words} onSearch={search} />
      <PostList words={words} onAdd={add} />
      <Outlet />
    </PageBody>
  );
};
