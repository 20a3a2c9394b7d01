import { z } from 'zod';
import { type DemoMember, demoMember, demoMembers } from './members.ts';
import { readData } from './read-data.ts';

export interface DemoComment {
  readonly content: string;
  readonly author: DemoMember;
  readonly createdAt: Date;
  /** The place of the comment that it replies to among those of the post. */
  readonly replyTo?: number | undefined;
  /** The ids of the members who like it. */
  readonly likedBy: readonly string[];
}

export interface DemoPost extends DemoComment {
  readonly title: string;
  readonly comments: readonly DemoComment[];
}

export interface DemoNote extends Omit<DemoComment, 'content'> {
  readonly title: string;
  readonly description: string;
  readonly color: string;
}

export interface DemoForums {
  readonly posts: readonly DemoPost[];
  readonly notes: readonly DemoNote[];
}

const written = { author: z.string(), likes: z.int() };
const commentRow = z.strictObject({
  ...written,
  hoursLater: z.number(),
  content: z.string(),
  replyTo: z.int().nonnegative().optional(),
});
const postRow = z.strictObject({
  ...written,
  title: z.string(),
  content: z.string(),
  daysAgo: z.number(),
  comments: z.array(commentRow),
});
const noteRow = z.strictObject({
  ...written,
  title: z.string(),
  description: z.string(),
  color: z.string(),
  daysAgo: z.number(),
});

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** The posts of the forums with their comments, and the notes of the recommendations page, the oldest first. */
export function demoForums(now: Date): DemoForums {
  return { posts: demoPosts(now), notes: demoNotes(now) };
}

function demoPosts(now: Date): DemoPost[] {
  let commentNumber = 0;
  return readData('data/posts.json', postRow).map(({ author, daysAgo, likes, comments, ...content }, at) => {
    const createdAt = daysBefore(now, daysAgo);
    return {
      ...content,
      author: demoMember(author),
      createdAt,
      likedBy: likers(at + 1, likes),
      comments: comments.map((comment) => {
        commentNumber += 1;
        return {
          content: comment.content,
          replyTo: comment.replyTo,
          author: demoMember(comment.author),
          createdAt: new Date(Math.min(createdAt.getTime() + comment.hoursLater * hourMs, now.getTime())),
          likedBy: likers(commentNumber, comment.likes),
        };
      }),
    };
  });
}

function demoNotes(now: Date): DemoNote[] {
  return readData('data/notes.json', noteRow).map(({ author, daysAgo, likes, ...content }, at) => ({
    ...content,
    author: demoMember(author),
    createdAt: daysBefore(now, daysAgo),
    likedBy: likers(at + 1, likes),
  }));
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}

/** Returns members: the same entity always gets the same ones, the next entity gets others. */
function likers(entity: number, count: number): string[] {
  const step = 7; // The step is no divisor of the number of members, so no member comes twice.
  const places = Array.from({ length: Math.min(count, demoMembers.length) }, (_, n) => entity * 13 + n * step);
  return places.flatMap((place) => demoMembers[place % demoMembers.length]?.id ?? []);
}
