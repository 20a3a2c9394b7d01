import { until } from './processes.mjs';

/**
 * The ways in which members write, one or more for each service with data of theirs. Each write has a name of its own, by
 * which it is found again: `request` makes it, `names` resolves to all stored names. `prepare` makes what the writes belong to.
 * A member who writes so waits at least `leastPaceMs` between two writes.
 */
export const acts = [
  {
    service: 'forums',
    request: (name) => post('/forums', { title: name, content: 'Hello everybody' }),
    names: (api) => listed(api, '/forums', ({ title }) => title),
  },
  commentsOnOnePost(),
  {
    service: 'calendar',
    request: (name) =>
      post('/meetings', {
        title: name,
        url: 'https://meet.example/room',
        date: '2100-01-01T10:00',
        classification: '',
      }),
    names: (api) => listed(api, '/meetings', ({ title }) => title),
  },
  {
    service: 'documents',
    request: (name) => post('/documents', { name, url: 'https://docs.example/a', classification: 'Academic' }),
    names: (api) => listed(api, '/documents', (document) => document.name),
  },
  {
    service: 'clubs',
    // There can be 200 clubs, which are enough for 280 seconds.
    leastPaceMs: 20_000,
    request: (name) => {
      const key = name.replaceAll(' ', 'x');
      return post('/clubs', { name, key, route: `/clubs/${key.toLowerCase()}` });
    },
    names: (api) => listed(api, '/clubs', (club) => club.name),
    async forget(api) {
      for (const id of await listed(api, '/clubs', (club) => club.id)) await api(`/clubs/${id}`, { method: 'DELETE' });
    },
  },
  {
    service: 'community',
    // It has no key: an e-mail address is one member, however often it is imported.
    request: (name) =>
      post('/member-imports', { csv: `name,email\n${name},${name.replaceAll(' ', '.')}@seed.example` }),
    names: (api) => listed(api, '/users', (profile) => profile.name),
  },
  {
    service: 'notifications',
    // It has no key: the choice is the same, however often it is sent.
    request: (name) => ({
      method: 'PUT',
      path: '/notification-follows',
      body: { subject: subjectOf(name), choice: 'followed' },
    }),
    async isStored(api, name) {
      const { body } = await read(api, `/notification-follows?subject=${encodeURIComponent(subjectOf(name))}`);
      return JSON.parse(body).choice === 'followed';
    },
  },
];

/** When a fault is over, the comments that waited come together and share transactions. */
function commentsOnOnePost() {
  let forumId;
  return {
    service: 'forums',
    async prepare(api) {
      const question = { title: 'Our plans', content: 'What do you plan?' };
      const { status, body } = await api('/forums', { method: 'POST', body: question });
      if (status !== 201) throw new Error(`POST /forums responded ${status}: ${body}`);
      forumId = JSON.parse(body).id;
    },
    request: (name) => post('/comments', { forumId, content: name }),
    names: (api) => listed(api, `/comments?forumId=${forumId}`, ({ content }) => content),
  };
}

const post = (path, body) => ({ method: 'POST', path, body });

const subjectOf = (name) => `post:${name.replaceAll(' ', '-')}`;

/** The names of all rows of a list, over all its pages. */
async function listed(api, path, nameOf) {
  const names = [];
  for (let next = `${path}${path.includes('?') ? '&' : '?'}limit=200`; next !== undefined;) {
    const { body, link } = await read(api, next);
    names.push(...JSON.parse(body).map(nameOf));
    next = /<[^>]*\/api\/v1([^>]*)>; *rel="next"/.exec(link ?? '')?.[1];
  }
  return names;
}

/** Reads as a member does, who tries again while the portal is not available. */
async function read(api, path) {
  let response;
  await until(`GET ${path}`, async () => {
    response = await api(path);
    const { status, body } = response;
    if (unavailableStatuses.includes(status)) throw new Error(`GET ${path} responded ${status}: ${body}`);
    return true;
  });
  if (response.status !== 200) throw new Error(`GET ${path} responded ${response.status}: ${response.body}`);
  return response;
}

const unavailableStatuses = [502, 503, 504];
