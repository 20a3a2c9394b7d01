/**
 * Members choose by topic; each topic has the kinds of one sort, in the order of the page. A new kind is added to its topic
 * here; until then it belongs to `other`.
 */
export const kindsOfTopics = {
  comments: ['post.commented'],
  replies: ['comment.replied'],
  mentions: ['mentioned'],
  threads: ['thread.commented'],
  likes: ['post.liked', 'comment.liked', 'note.liked'],
  clubs: ['meeting.scheduled', 'document.added'],
  meetings: ['meeting.moved', 'meeting.changed', 'meeting.cancelled', 'meeting.begins'],
  moderation: ['moderation.hidden', 'moderation.shown', 'moderation.warned', 'report.hidden', 'report.kept'],
  other: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type NotificationTopic = keyof typeof kindsOfTopics;

/** Every topic, in the order of the page. */
export const notificationTopics = Object.keys(kindsOfTopics) as readonly NotificationTopic[];

/**
 * The topic of a kind.
 *
 * @example
 * topicOf('post.liked'); // 'likes'
 */
export function topicOf(kind: string): NotificationTopic {
  const kindsOf = (topic: NotificationTopic): readonly string[] => kindsOfTopics[topic];
  return notificationTopics.find((topic) => kindsOf(topic).includes(kind)) ?? 'other';
}
