// The same statements and the same JSON with node:http and mysql2 alone: no token, no validation, no log, no ETag.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { createPool } from 'mysql2/promise';

// Without `trace` no statement creates an Error for its stack.
const pool = createPool({ uri: process.env.DATABASE_URL, connectionLimit: 10, timezone: 'Z', trace: false });
const callerId = 'member-1';
const shared = `id, content, author_id AS authorId, author_name AS authorName, created_at AS createdAt, edited_at AS editedAt,
  like_count AS likeCount, hidden_at AS hiddenAt, hidden_message AS hiddenMessage, version`;
const postColumns = `${shared}, title, images, comment_count AS commentCount, is_pinned AS isPinned, is_closed AS isClosed`;
const commentColumns = `${shared}, forum_id AS forumId, reply_to_id AS replyToId, reply_to_author_id AS replyToAuthorId,
  reply_to_author_name AS replyToAuthorName, thread_id AS threadId, is_post_hidden AS isPostHidden`;
const visible = `(hidden_at IS NULL OR author_id = '${callerId}')`;

async function likesOf(table, rows) {
  const liked = rows.filter((row) => row.likeCount > 0).map((row) => row.id);
  const users = new Map(rows.map((row) => [row.id, []]));
  if (liked.length === 0) return users;
  const [likes] = await pool.query(`SELECT id, entity_id, user_id FROM ${table} WHERE entity_id IN (?)`, [liked]);
  for (const like of likes.sort((a, b) => a.id - b.id)) users.get(like.entity_id).push(like.user_id);
  return users;
}

const permissionsOf = ({ authorId }) => ({ update: authorId === callerId, delete: authorId === callerId });

function asPost(row, usersWhoLiked) {
  const images = typeof row.images === 'string' ? JSON.parse(row.images) : row.images;
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    author: row.authorName,
    authorID: row.authorId,
    creationDate: row.createdAt.toISOString(),
    usersWhoLiked,
    likeCount: row.likeCount,
    liked: usersWhoLiked.includes(callerId),
    images: images.map(({ url }) => url),
    imageTexts: images.map(({ text }) => text),
    commentCount: row.commentCount,
    pinned: row.isPinned === 1,
    closed: row.isClosed === 1,
    permissions: permissionsOf(row),
  };
}

const asComment = (row, usersWhoLiked) => ({
  id: row.id,
  forumId: row.forumId,
  content: row.content,
  author: row.authorName,
  authorID: row.authorId,
  creationDate: row.createdAt.toISOString(),
  usersWhoLiked,
  likeCount: row.likeCount,
  liked: usersWhoLiked.includes(callerId),
  permissions: permissionsOf(row),
});

const kinds = {
  posts: { columns: postColumns, likes: 'post_likes', present: asPost },
  comments: { columns: commentColumns, likes: 'comment_likes', present: asComment },
};

async function pageOf(table, where, values = []) {
  const { columns, likes, present } = kinds[table];
  const [rows] = await pool.query(`SELECT ${columns} FROM ${table} ${where}`, values);
  const page = rows.slice(0, 20);
  const users = await likesOf(likes, page);
  return page.map((row) => present(row, users.get(row.id)));
}

const newestPosts = `FORCE INDEX (ix_posts_by_pin) WHERE ${visible} ORDER BY is_pinned DESC, created_at DESC, id DESC LIMIT 21`;
const newestComments = `FORCE INDEX (ix_comments_of_forum) WHERE forum_id >= ? AND forum_id <= ? AND ${visible}
  ORDER BY forum_id DESC, created_at DESC, id DESC LIMIT 21`;

function bodyOf(url) {
  const thread = /forumId=(\d+)/.exec(url)?.[1];
  if (thread !== undefined) return pageOf('comments', newestComments, [Number(thread), Number(thread)]);
  const one = /\/forums\/(\d+)$/.exec(url)?.[1];
  if (one === undefined) return pageOf('posts', newestPosts);
  return pageOf('posts', 'WHERE id = ?', [Number(one)]).then(([post]) => post);
}

const count =
  'UPDATE posts SET comment_count = comment_count + 1 WHERE id = ? AND is_closed = false AND hidden_at IS NULL';
const commenters = `SELECT title, posts.author_id, commenters.author_id FROM posts LEFT JOIN (SELECT DISTINCT author_id FROM
  (SELECT author_id FROM comments WHERE forum_id = ? ORDER BY created_at DESC, id DESC LIMIT 200) AS newest) AS commenters
  ON 1 = 1 WHERE posts.id = ?`;

/** Writes what a new comment writes: the count of its post, itself, what is to be indexed, and two notices. */
async function create({ forumId, content }) {
  const row = { forum_id: forumId, content, author_id: callerId, author_name: 'María Rojas', created_at: new Date() };
  await pool.query(commenters, [forumId, forumId]);
  const connection = await pool.getConnection();
  try {
    await connection.beginTransaction();
    await connection.query(count, [forumId]);
    const [{ insertId }] = await connection.query('INSERT INTO comments SET ?', [row]);
    await connection.query('INSERT INTO comment_search_pending (row_id) VALUES (?)', [insertId]);
    await connection.query('INSERT INTO outbox_events (event_id, type, payload, delivered_to, created_at) VALUES ?', [
      ['post.commented', 'thread.commented'].map((kind) => [
        randomUUID(),
        'raw',
        noticeOf(insertId, kind, row),
        '[]',
        row.created_at,
      ]),
    ]);
    await connection.commit();
    const { author_id: authorId, author_name: authorName, created_at: createdAt } = row;
    return asComment({ id: insertId, forumId, content, authorId, authorName, createdAt, likeCount: 0 }, []);
  } finally {
    connection.release();
  }
}

const noticeOf = (id, kind, { forum_id: forumId, content }) =>
  JSON.stringify({
    key: `comment:${id}`,
    kind,
    title: 'Post',
    excerpt: content,
    href: `/forums/${forumId}?comment=${id}`,
  });

const server = createServer(async (request, response) => {
  const body = request.method === 'POST' ? await create(await json(request)) : await bodyOf(request.url);
  response.writeHead(request.method === 'POST' ? 201 : 200, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
});
server.listen(0, '127.0.0.1', () => process.send({ url: `http://127.0.0.1:${server.address().port}` }));
