// The rows of the measured databases, as statements for MariaDB, and the pages that are measured.
import { encodePosition, instantKey } from '../../packages/service-kit/dist/cursor.js';
import { scopeKey } from '../../services/community/dist/directory/scope.js';

const firstInstant = Date.UTC(2020, 0, 1);
const rowsOf = (count) => `FROM (SELECT seq FROM seq_1_to_${count}) n`;
const instant = "'2020-01-01' + INTERVAL seq SECOND";
const categories = ['HR', 'Marketing', 'Finance', 'Legal'];
const roles = ['alumni', 'participant'];
const countries = ['Colombia', 'Argentina', 'Brazil', 'Japan'];

/** The rows count as indexed: the search has a measurement of its own, and would index them meanwhile. */
const alreadyIndexed = (...nouns) =>
  nouns.map(
    (
      noun,
    ) => `INSERT INTO search_progress (name, above, below, worker, leased_until) VALUES ('${noun}', 2000000000, 0, '', 0)
      ON DUPLICATE KEY UPDATE above = 2000000000, below = 0`,
  );

/** Statements that fill the tables of a service with so many rows. */
export const scaledServices = {
  forums: (count) => [
    ...alreadyIndexed('post', 'comment', 'note'),
    `INSERT INTO posts (title, content, images, author_id, author_name, created_at, comment_count, like_count)
       SELECT CONCAT('Post ', seq), REPEAT('A sentence of a post. ', 20), '[]', CONCAT('member-', seq % 60), 'María Rojas',
         ${instant}, IF(seq = 1, ${count}, 0), IF(seq = 2, ${count}, 3) ${rowsOf(count)}`,
    `INSERT INTO post_likes (entity_id, user_id, created_at)
       SELECT posts.id, CONCAT('member-', likes.seq), '2026-06-01' FROM posts, seq_1_to_3 likes WHERE posts.id <> 2`,
    `INSERT INTO post_likes (entity_id, user_id, created_at)
       SELECT 2, CONCAT('member-', seq), '2026-06-01' ${rowsOf(count)}`,
    `INSERT INTO comments (forum_id, content, author_id, author_name, created_at, like_count)
       SELECT 1, CONCAT('Comment ', seq), CONCAT('member-', seq % 60), 'María Rojas', ${instant}, 0 ${rowsOf(count)}`,
    'ANALYZE TABLE posts, post_likes, comments',
  ],
  documents: (count) => [
    ...alreadyIndexed('document'),
    `INSERT INTO documents (name, search_name, url, classification, author_id, created_at)
       SELECT CONCAT('Document ', seq), CONCAT('document ', seq), 'https://seed.example/d', ${oneOf(categories)},
         CONCAT('member-', seq % 60), ${instant} ${rowsOf(count)}`,
    'ANALYZE TABLE documents',
  ],
  community: (count) => [
    `INSERT INTO profiles (member_id, former_ids, login_email, login_key, name, role, team, country, years, picture, major,
         university, about, interests, email, linkedin)
       SELECT CONCAT('id-', seq), '[]', CONCAT('m', seq, '@seed.example'), CONCAT('m', seq, '@seed.example'), ${memberName},
         ${oneOf(roles)}, '', ${oneOf(countries)}, CONCAT('[', ${yearOfMember}, ']'), '', '', '', '', '', '', '' ${rowsOf(count)}`,
    `INSERT INTO name_words (word, profile_id) SELECT ${numberOfMember}, seq ${rowsOf(count)}`,
    `INSERT INTO name_words (word, profile_id) SELECT 'member', seq ${rowsOf(count)}`,
    ...["'a'", `CONCAT('y', 9999 - ${yearOfMember})`].map((section) => listingsOf(section, count)),
    'ANALYZE TABLE profiles, listings, name_words',
  ],
};

/** Each page by name: its path, below the service's address, in a database of so many rows. */
export const scaledPages = {
  forums: [
    ['first page of posts', () => '/api/v1/forums?limit=20'],
    ['page of posts in the middle', (count) => `/api/v1/forums?limit=20&cursor=${middleOf(count)}`],
    ['one post', (count) => `/api/v1/forums/${count / 2}`],
    ['a post that all members like', () => '/api/v1/forums/2'],
    ['comments of a post that has all', () => '/api/v1/comments?forumId=1&limit=20'],
    ['the same, in the middle', (count) => `/api/v1/comments?forumId=1&limit=20&cursor=${middleOf(count)}`],
  ],
  documents: [
    ['first page of documents', () => '/api/v1/documents?limit=20'],
    ['documents of a category', () => '/api/v1/documents?limit=20&category=Legal'],
    ['documents in the middle', (count) => `/api/v1/documents?limit=20&cursor=${middleOf(count)}`],
  ],
  community: [
    ['members by year', () => '/api/v1/users?limit=24&order=year'],
    ['members of a role and a country', () => '/api/v1/users?limit=24&role=alumni&country=Colombia'],
    ['a rare name', () => '/api/v1/users?limit=24&q=0000077'],
    ['a common name', () => '/api/v1/users?limit=24&q=member'],
  ],
};

function middleOf(count) {
  return encodePosition(instantKey.encode(new Date(firstInstant + (count / 2) * 1000)), count / 2);
}

function oneOf(texts) {
  return `ELT(1 + seq % ${texts.length}, ${texts.map((text) => `'${text}'`).join(', ')})`;
}

const numberOfMember = "LPAD(seq, 7, '0')";
const memberName = `CONCAT('Member ', ${numberOfMember})`;
const yearOfMember = '2010 + seq % 16';

/** The listings of all members in one section, with the keys that the directory makes of these names. */
function listingsOf(section, count) {
  const key = `CONCAT(${section}, LOWER(${memberName}), CHAR(1), LOWER(${memberName}))`;
  const scoped = (scopes) =>
    `CONCAT(ELT(1 + seq % ${scopes.length}, ${scopes.map((scope) => `'${scope}'`).join(', ')}), ${key})`;
  const both = countries.map((country, at) => scopeKey({ country, role: roles[at % roles.length] }));
  return `INSERT INTO listings (profile_id, list_key, role_key, country_key, role_and_country_key, name_words)
    SELECT seq, ${key}, ${scoped(roles.map((role) => scopeKey({ role })))},
      ${scoped(countries.map((country) => scopeKey({ country })))}, ${scoped(both)},
      CONCAT(' member ', ${numberOfMember}) ${rowsOf(count)}`;
}
