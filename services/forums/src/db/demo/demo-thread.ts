export interface DemoThread {
  readonly title: string;
  readonly content: string;
  /** Name of a demo member. */
  readonly author: string;
  readonly daysAgo: number;
  readonly likes: number;
  readonly comments: readonly DemoComment[];
}

export interface DemoComment {
  readonly author: string;
  readonly content: string;
  readonly hoursLater: number;
  readonly likes: number;
}

/** A comment in one line. */
export function says(author: string, hoursLater: number, likes: number, content: string): DemoComment {
  return { author, hoursLater, likes, content };
}
