import type { Notification } from './notifications.ts';

/** By kind; every other kind has a sentence of its actor and title. */
const sentences = {
  'post.commented': (who: string, title: string) => `${who} commented on your post “${title}”`,
  'comment.replied': (who: string, title: string) => `${who} replied to your comment on “${title}”`,
  mentioned: (who: string, title: string) => `${who} mentioned you in “${title}”`,
  'thread.commented': (who: string, title: string) => `${who} also commented on “${title}”`,
  'post.liked': (who: string, title: string) => `${who} liked your post “${title}”`,
  'comment.liked': (who: string, title: string) => `${who} liked your comment on “${title}”`,
  'note.liked': (who: string, title: string) => `${who} liked your note “${title}”`,
  'meeting.scheduled': (who: string, title: string) => `${who} invites your club to “${title}”`,
  'document.added': (who: string, title: string) => `${who} added the document “${title}” to your club`,
  'meeting.moved': (who: string, title: string) => `${who} moved the meeting “${title}”`,
  'meeting.changed': (who: string, title: string) => `${who} changed your meeting “${title}”`,
  'meeting.cancelled': (who: string, title: string) => `${who} cancelled the meeting “${title}”`,
  'moderation.hidden': (_who: string, title: string) => `An Admin has hidden “${title}”`,
  'moderation.shown': (_who: string, title: string) => `“${title}” can be read by everybody again`,
  'moderation.warned': (_who: string, title: string) => `An Admin wrote to you about “${title}”`,
  'report.hidden': (_who: string, title: string) => `Thank you: the ${title} that you reported was hidden`,
  'report.kept': (_who: string, title: string) =>
    `Thank you: an Admin has looked at the ${title} that you reported, and it stays`,
  'meeting.begins': (_who: string, title: string) => `“${title}” begins within the hour`,
} as const;

/**
 * The sentence of a notification, as the page and the e-mail show it.
 *
 * @example
 * sentenceOf({ kind: 'note.liked', actorName: 'Kenji', actorCount: 2, title: 'Soup' });
 * // 'Kenji and 1 other liked your note “Soup”'
 */
export function sentenceOf(notification: Pick<Notification, 'kind' | 'actorName' | 'actorCount' | 'title'>): string {
  const { kind, actorName, actorCount, title } = notification;
  const who = whoOf(actorName, actorCount - 1);
  return isKnown(kind) ? sentences[kind](who, title) : `${who}: ${title}`;
}

function whoOf(name: string, others: number): string {
  if (others === 0) return name;
  return others === 1 ? `${name} and 1 other` : `${name} and ${others} others`;
}

function isKnown(kind: string): kind is keyof typeof sentences {
  return Object.hasOwn(sentences, kind);
}
