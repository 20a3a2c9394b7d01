export interface DemoNote {
  readonly title: string;
  readonly description: string;
  readonly color: string;
  /** Name of a demo member. */
  readonly author: string;
  readonly daysAgo: number;
  readonly likes: number;
}

/** The note paper of the demo world. */
export const paper = {
  sun: '#ffeb3b',
  cream: '#fff59d',
  peach: '#ffccbc',
  leaf: '#c8e6c9',
  sky: '#b3e5fc',
  lilac: '#e1bee7',
} as const;
