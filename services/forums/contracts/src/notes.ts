import * as z from '@seed/contracts/schema';
import { endpoint } from '@seed/contracts/endpoint';
import { boundedText, entityId, memberId, permissions, requiredText } from '@seed/contracts/fields';
import { likeEndpoint, likes, unlikeEndpoint, usersWhoLikedInput } from '@seed/contracts/likes';
import { hiddenMark } from '@seed/contracts/hidden-mark';
import { listOf, pageQuery, searchWords } from '@seed/contracts/lists';

const service = 'forums';

/** Greatest lengths in code points. */
export const noteLimits = { title: 100, description: 2000, color: 7 } as const;
/** The value for an unknown login e-mail of an author. */
export const unknownLogin = 'anonymous';
/** The colour of a note without a colour of its own. */
export const noteColors = { create: '#ffeb3b', edit: '#fff59d' } as const;

export const note = z
  .object({
    id: entityId,
    name: z.string().check(z.describe("The author's display name")),
    title: z.string(),
    description: z.string(),
    color: z.string(),
    author: z.string().check(z.describe(`The author's login e-mail, or '${unknownLogin}'`)),
    authorID: memberId,
    hidden: z.optional(hiddenMark).check(z.describe('An Admin has hidden it; only its author and Admins see it')),
    ...likes,
    permissions,
  })
  .check(z.meta({ id: 'Note' }));

export type Note = z.infer<typeof note>;

const title = requiredText({ max: noteLimits.title, required: 'Title is required.', label: 'The title' });
const description = boundedText({ max: noteLimits.description, label: 'The description' });
const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'A colour is written like #ffeb3b.'), z.toLowerCase());

/** A client may send them; the service sets them from the token. */
const overwritten = {
  name: z.optional(z.unknown()),
  author: z.optional(z.unknown()),
  authorID: z.optional(z.unknown()),
};

export const newNote = z.object({
  title,
  description: z._default(description, ''),
  color: z._default(color, noteColors.create),
  ...overwritten,
});
export const noteChange = z.object({
  title: z.optional(title),
  description: z.optional(description),
  color: z.optional(color),
  usersWhoLiked: usersWhoLikedInput,
  ...overwritten,
});

export const listNotes = endpoint({
  operation: 'listNotes',
  service,
  method: 'GET',
  path: '/recommendations',
  summary: 'Notes, newest first',
  query: z.extend(pageQuery, {
    q: searchWords,
    author: z.optional(memberId).check(z.describe('Only notes of the member with this id')),
  }),
  response: listOf(note),
  status: 200,
  paged: true,
});

export const getNote = endpoint({
  operation: 'getNote',
  service,
  method: 'GET',
  path: '/recommendations/:id',
  summary: 'One note',
  params: z.object({ id: entityId }),
  response: note,
  status: 200,
});

export const createNote = endpoint({
  operation: 'createNote',
  service,
  method: 'POST',
  path: '/recommendations',
  summary: 'Post a note',
  body: newNote,
  response: note,
  status: 201,
});

export const updateNote = endpoint({
  operation: 'updateNote',
  service,
  method: 'PUT',
  path: '/recommendations/:id',
  summary: 'Change a note (its author), or only the own like (anybody)',
  params: z.object({ id: entityId }),
  body: noteChange,
  response: note,
  status: 200,
});

export const deleteNote = endpoint({
  operation: 'deleteNote',
  service,
  method: 'DELETE',
  path: '/recommendations/:id',
  summary: 'Delete a note with its likes (its author or an Admin)',
  params: z.object({ id: entityId }),
  status: 204,
});

export const likeNote = likeEndpoint({ service, resource: 'recommendations', noun: 'Note' });
export const unlikeNote = unlikeEndpoint({ service, resource: 'recommendations', noun: 'Note' });
