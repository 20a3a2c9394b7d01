// The same queries and the same JSON with node:http and mysql2 alone: no token, no validation, no log, no ETag.
import { createServer } from 'node:http';
import { createPool } from 'mysql2/promise';

const pool = createPool({ uri: process.env.DATABASE_URL, connectionLimit: 10, timezone: 'Z' });
const postColumns =
  'id, title, content, images, author_id, author_name, created_at, comment_count, like_count, version';
const commentColumns = 'id, forum_id, content, author_id, author_name, created_at, like_count, version';
const permissions = { update: false, delete: false };

async function likesOf(table, rows) {
  const liked = rows.filter((row) => row.like_count > 0).map((row) => row.id);
  const users = new Map(rows.map((row) => [row.id, []]));
  if (liked.length === 0) return users;
  const [likes] = await pool.query(`SELECT id, entity_id, user_id FROM ${table} WHERE entity_id IN (?)`, [liked]);
  for (const like of likes.sort((a, b) => a.id - b.id)) users.get(like.entity_id).push(like.user_id);
  return users;
}

const common = (row, users) => ({
  id: row.id,
  content: row.content,
  author: row.author_name,
  authorID: row.author_id,
  creationDate: row.created_at.toISOString(),
  usersWhoLiked: users.get(row.id),
  likeCount: row.like_count,
  liked: users.get(row.id).includes('member-1'),
  permissions,
});

async function posts(where, values) {
  const [rows] = await pool.query(`SELECT ${postColumns} FROM posts ${where}`, values);
  const users = await likesOf('post_likes', rows);
  return rows.map((row) => ({
    ...common(row, users),
    title: row.title,
    images: typeof row.images === 'string' ? JSON.parse(row.images) : row.images,
    commentCount: row.comment_count,
  }));
}

async function comments(forumId) {
  const where = 'WHERE forum_id = ? ORDER BY created_at DESC, id DESC LIMIT 21';
  const [rows] = await pool.query(`SELECT ${commentColumns} FROM comments ${where}`, [forumId]);
  const users = await likesOf('comment_likes', rows);
  return rows.slice(0, 20).map((row) => ({ ...common(row, users), forumId: row.forum_id }));
}

const server = createServer(async (request, response) => {
  const one = /\/forums\/(\d+)$/.exec(request.url)?.[1];
  const list = () => posts('ORDER BY created_at DESC, id DESC LIMIT 21').then((rows) => rows.slice(0, 20));
  const read = () => posts('WHERE id = ?', [Number(one)]).then(([post]) => post);
  const body = request.url.includes('/comments') ? comments(1) : one === undefined ? list() : read();
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(await body));
});
server.listen(0, '127.0.0.1', () => process.send({ url: `http://127.0.0.1:${server.address().port}` }));
