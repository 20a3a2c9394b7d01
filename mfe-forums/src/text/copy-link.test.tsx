import { chooseMenuItem } from '@seed/portal-sdk/testing';
import { waitFor } from '@testing-library/react';
import { addComment, addPost, emptyWorld } from '../standalone/forums-world.ts';
import { renderForums } from '../testing/render-forums.ts';

/** Replaces user-event's clipboard, which creates Blobs that jsdom cannot read. */
function clipboardThat(writeText: Clipboard['writeText']) {
  jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ ...navigator.clipboard, writeText });
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

function withComment() {
  const world = emptyWorld();
  const { id: forumId } = addPost(world);
  const { id } = addComment(world, { forumId });
  return { portal: renderForums(`/forums/${forumId}`, world), forumId, id };
}

test('the links of a comment and of its post are copied', async () => {
  const { portal, forumId, id } = withComment();
  const write = jest.fn(() => Promise.resolve());
  clipboardThat(write);
  await chooseMenuItem(portal.member, 'Options for your comment', 'Copy link');
  await waitFor(() => expect(portal.notices).toEqual([{ tone: 'success', text: 'The link is copied.' }]));
  expect(write).toHaveBeenLastCalledWith(`${location.origin}/forums/${forumId}?comment=${id}`);
  await chooseMenuItem(portal.member, 'Options for this post', 'Copy link');
  await waitFor(() => expect(write).toHaveBeenLastCalledWith(`${location.origin}/forums/${forumId}`));
});

test('where the clipboard is refused, a notice shows the link', async () => {
  const { portal, forumId } = withComment();
  clipboardThat(() => Promise.reject(new DOMException('Denied', 'NotAllowedError')));
  await chooseMenuItem(portal.member, 'Options for this post', 'Copy link');
  const text = expect.stringContaining(`${location.origin}/forums/${forumId}`) as string;
  await waitFor(() => expect(portal.notices).toEqual([{ tone: 'error', text }]));
});
