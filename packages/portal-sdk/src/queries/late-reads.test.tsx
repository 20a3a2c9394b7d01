import { createPost, deletePost, getPost, listPosts, updatePost } from '@seed/forums-contracts/posts';
import type { Post } from '@seed/forums-contracts/posts';
import { restorePost } from '@seed/forums-contracts/restorations';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { mockEndpoint } from '../standalone/mock-endpoint.ts';
import { renderModule } from '../testing.ts';
import { infiniteQueryFor, queryFor } from './queries.ts';
import { useCreate } from './use-create.ts';
import { useDelete } from './use-delete.ts';
import { useRestore } from './use-restore.ts';
import { useUpdate } from './use-update.ts';

const date = '2026-11-20T14:00:00.000Z';
const post = (id: number, title: string): Post => ({
  ...{ id, title, content: 'Hello', author: 'Maria', authorID: 'maria', creationDate: date, commentCount: 0 },
  ...{ usersWhoLiked: [], likeCount: 0, liked: false, images: [], imageTexts: [] },
  permissions: { update: true, delete: true },
});

const changes = {
  create: [post(2, 'New'), post(1, 'Old')],
  update: [post(1, 'Changed')],
  delete: [],
  restore: [post(2, 'Back'), post(1, 'Old')],
} as const;

const App = () => {
  const list = listPosts;
  const create = useCreate(createPost, { list });
  const update = useUpdate(updatePost, { list, read: getPost, id: 1 });
  const remove = useDelete(deletePost, { list, id: 1 });
  const restore = useRestore(restorePost, { list, id: 2 });
  const [isDone, setIsDone] = useState(false);
  const onSuccess = () => setIsDone(true);
  const body = { title: 'New', content: 'Hello', images: [] };
  const mutations = {
    create: () => create.mutate({ body, idempotencyKey: 'a' }, { onSuccess }),
    update: () => update.mutate({ body: { title: 'Changed' }, ifMatch: '"1"' }, { onSuccess }),
    delete: () => remove.mutate(undefined, { onSuccess }),
    restore: () => void restore().then(onSuccess),
  };
  const buttons = Object.entries(mutations).map(([name, mutate]) => (
    <button key={name} type="button" onClick={mutate}>
      {name}
    </button>
  ));
  return (
    <>
      {buttons}
      {isDone && <p>Done</p>}
    </>
  );
};

/** A portal whose first response to a read is as the posts were when it was requested, and arrives when it is released. */
function renderHeld() {
  let posts: readonly Post[] = [post(1, 'Old')];
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  let reads = 0;
  const read = async <Data,>(data: Data) => {
    reads += 1;
    if (reads === 1) await released;
    return { data };
  };
  const change = (kind: keyof typeof changes) => {
    posts = changes[kind];
    return { data: posts[0] ?? post(1, 'Old') };
  };
  const handlers = [
    mockEndpoint(listPosts, () => read([...posts])),
    mockEndpoint(getPost, () => read(posts[0] ?? post(1, 'Old'))),
    mockEndpoint(createPost, () => change('create')),
    mockEndpoint(updatePost, () => change('update')),
    mockEndpoint(deletePost, () => (change('delete'), {})),
    mockEndpoint(restorePost, () => change('restore')),
  ];
  const portal = renderModule(App, { at: '/forums', basename: '/forums', handlers });
  return { ...portal, release };
}

test.each(['create', 'update', 'delete', 'restore'] as const)(
  'a list that was being read before a %s does not show the state before it',
  async (kind) => {
    const { props, member, calls, release } = renderHeld();
    const options = infiniteQueryFor(props.api, listPosts, { limit: 20 });
    const reading = props.api.cache.fetchInfiniteQuery(options);
    await waitFor(() => expect(calls()).toHaveLength(1));
    await member.click(screen.getByRole('button', { name: kind }));
    await screen.findByText('Done');
    release();
    const { pages } = await reading;
    expect(pages.flatMap(({ data }) => data)).toEqual(changes[kind]);
  },
);

test('a post that was being read before its change does not show the state before it', async () => {
  const { props, member, calls, release } = renderHeld();
  const reading = props.api.cache.fetchQuery(queryFor(props.api, getPost, { params: { id: 1 } }));
  await waitFor(() => expect(calls()).toHaveLength(1));
  await member.click(screen.getByRole('button', { name: 'update' }));
  await screen.findByText('Done');
  release();
  expect(await reading).toMatchObject({ data: { title: 'Changed' } });
});
