export interface DemoThread {
  readonly title: string;
  readonly content: string;
  /** Name of a demo member. */
  readonly author: string;
  readonly daysAgo: number;
  readonly likes: number;
  readonly comments: readonly DemoComment[];
}

/** A comment in one line. */
export type DemoComment = readonly [author: string, hoursLater: number, likes: number, content: string];
