import { listProfiles } from '@seed/community-contracts/profiles';
import { chooseMenuItem, MockProblemError } from '@seed/portal-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { addComment, addMember } from '../../standalone/forums-world.ts';
import { worldWithPost } from '../../testing/comments-on-screen.ts';
import { renderForums } from '../../testing/render-forums.ts';

beforeEach(() => {
  localStorage.clear();
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

const leticia = { memberId: 'leticia', name: 'Letícia Souza' };

/** A world with one post and three members, two of them with names that begin the same. */
function worldWithMembers() {
  const { world, forumId } = worldWithPost();
  addMember(world, { id: 'leticia', name: leticia.name, picture: '' });
  addMember(world, { id: 'lena', name: 'Lena Sokolova', picture: '' });
  addMember(world, { id: 'kenji', name: 'Kenji Tanaka', picture: '' });
  return { world, forumId };
}

/** Opens the page of the post, with the cursor in the field for a comment. */
async function openPost() {
  const { world, forumId } = worldWithMembers();
  const page = renderForums(`/forums/${forumId}`, world);
  const field = await screen.findByRole('textbox', { name: 'Add a comment' });
  return { ...page, world, field };
}

const names = async () =>
  within(await screen.findByRole('listbox', { name: 'Members to mention' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());

test('an @ and the beginning of a name offer members, whatever their accents; Enter mentions the chosen one', async () => {
  const { member, world, field } = await openPost();
  await member.type(field, 'Thanks @le');
  expect(await names()).toEqual(['Letícia Souza', 'Lena Sokolova']);
  await member.keyboard('ti');
  await waitFor(async () => expect(await names()).toEqual(['Letícia Souza']));
  await member.keyboard('{Enter}');
  expect(field).toHaveValue('Thanks @Letícia Souza ');
  await closed();
  await member.keyboard('for all{Control>}{Enter}{/Control}');
  await waitFor(() => expect(world.comments[0]).toMatchObject({ mentions: [leticia] }));
  expect(await screen.findByRole('link', { name: '@Letícia Souza' })).toHaveAttribute(
    'href',
    '/community/profiles/leticia',
  );
});

test('the field names the list and its option, arrows choose, and the number of members is announced', async () => {
  const { member, field, announcements } = await openPost();
  await member.type(field, '@le');
  await names();
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  await waitFor(() => expect(active()).toHaveTextContent('Letícia Souza'));
  expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(announcements).toContain('2 members found. Arrows choose, Enter mentions.');
  await member.keyboard('{ArrowDown}');
  await waitFor(() => expect(active()).toHaveTextContent('Lena Sokolova'));
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Lena Sokolova');
  await member.keyboard('{ArrowDown}{ArrowUp}{Tab}');
  expect(field).toHaveValue('@Lena Sokolova ');
  expect(field).toHaveFocus();
  await closed();
  expect(field).not.toHaveAttribute('aria-activedescendant');
});

test('a name with a space goes on being completed, and a press chooses', async () => {
  const { member, field } = await openPost();
  await member.type(field, 'Hi @leticia so');
  await waitFor(async () => expect(await names()).toEqual(['Letícia Souza']));
  await member.click(screen.getByRole('option'));
  expect(field).toHaveValue('Hi @Letícia Souza ');
  expect(field).toHaveFocus();
});

test('Escape closes the list and not the form around it, and a sentence behind an @ is searched for once', async () => {
  const { world, forumId } = worldWithMembers();
  addComment(world, { forumId, content: 'Before' });
  const { member, requests } = renderForums(`/forums/${forumId}`, world);
  await member.click(await screen.findByRole('button', { name: /^Reply to/ }));
  const field = await screen.findByRole('textbox', { name: /^Your reply/ });
  await member.type(field, '@ken');
  await names();
  await member.keyboard('{Escape}');
  await closed();
  expect(field).toHaveValue('@ken');
  await member.keyboard('{Escape}');
  await waitFor(() => expect(field).not.toBeInTheDocument());
  const searches = () => requests.filter(({ url }) => url.includes('/users') && url.includes('q=')).length;
  expect(searches()).toBe(1);
});

test('a mention whose name was changed is not sent, and the others are, also after a reload', async () => {
  const { member, world, field, reload } = await openPost();
  await member.type(field, '@ken');
  await names();
  await member.keyboard('{Enter}@let');
  await names();
  await member.keyboard('{Enter}');
  expect(field).toHaveValue('@Kenji Tanaka @Letícia Souza ');
  reload();
  const again = await screen.findByRole('textbox', { name: 'Add a comment' });
  await member.clear(again);
  await member.type(again, '@Kenji T. and @Letícia Souza{Control>}{Enter}{/Control}');
  await waitFor(() => expect(world.comments[0]).toMatchObject({ mentions: [leticia] }));
});

test('an edit keeps the mentions of a comment, and adds others', async () => {
  const { world, forumId } = worldWithMembers();
  const content = 'Ask @Letícia Souza';
  addComment(world, { forumId, content, mentions: [leticia] });
  const { member } = renderForums(`/forums/${forumId}`, world);
  await chooseMenuItem(member, 'Options for your comment', 'Edit');
  const field = await screen.findByRole('textbox', { name: 'Edit your comment' });
  await member.type(field, ' or @ken');
  await names();
  await member.keyboard('{Enter}{Control>}{Enter}{/Control}');
  const mentions = [leticia, { memberId: 'kenji', name: 'Kenji Tanaka' }];
  await waitFor(() => expect(world.comments[0]).toMatchObject({ content: `${content} or @Kenji Tanaka`, mentions }));
});

test('names that do not load are announced, and the member goes on writing', async () => {
  const { member, world, field, mockOnce } = await openPost();
  mockOnce(listProfiles, () => {
    throw new MockProblemError('forbidden');
  });
  await member.type(field, '@ken');
  expect(await screen.findByText('The names of members did not load. You can go on writing.')).toBeVisible();
  await member.type(field, 'ji{Control>}{Enter}{/Control}');
  await waitFor(() => expect(world.comments[0]?.content).toBe('@kenji'));
});

test('a mention is a link between formatting, the longest name first, and never in code or in another link', async () => {
  const { world, forumId } = worldWithPost();
  const mentions = [
    { memberId: 'ana', name: 'Ana' },
    { memberId: 'souza', name: 'Ana Souza' },
  ];
  const content = '**@Ana Souza**, @Ana, `@Ana`, [@Ana](https://a.example/), @Kenji';
  addComment(world, { forumId, content, mentions });
  renderForums(`/forums/${forumId}`, world);
  const link = await screen.findByRole('link', { name: '@Ana Souza' });
  expect(link).toHaveAttribute('href', '/community/profiles/souza');
  const toAna = screen.getAllByRole('link', { name: '@Ana' }).map((one) => one.getAttribute('href'));
  expect(toAna).toEqual(['/community/profiles/ana', 'https://a.example/']);
  expect(screen.queryByRole('link', { name: '@Kenji' })).not.toBeInTheDocument();
});
