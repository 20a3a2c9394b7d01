import type { ReportCase } from '@seed/contracts/reports';

type Named = Pick<ReportCase, 'kind' | 'title'>;

const partsOfMembers: Readonly<Record<string, (name: string) => string>> = {
  profile: (name) => `${name}’s profile`,
  picture: (name) => `${name}’s picture`,
};

/** The title of a text; that of a profile or a picture is the name of its member. */
export function nameOf({ kind, title }: Named): string {
  return partsOfMembers[kind]?.(title) ?? title;
}

/** The word for the member that a decision is about. */
export function writerOf({ kind }: Pick<Named, 'kind'>): string {
  return kind in partsOfMembers ? 'member' : 'author';
}

/** The texts of the page of reports, which load with it. */
export const reportMessages = {
  title: 'Reports',
  intro: 'What members reported, the oldest first. The reported member does not learn who reported it.',
  loading: 'Loading the reports',
  errorTitle: 'The reports did not load',
  empty: 'Nothing is reported',
  emptyHint: 'When a member reports something, it is here for you to decide.',
  noneDecided: 'Nothing has been decided yet',
  more: 'Load more',
  fresh: {
    open: (count: number) => (count === 1 ? '1 new report' : `${count} new reports`),
    decided: (count: number) => (count === 1 ? '1 new decision' : `${count} new decisions`),
  },
  loadedMore: (count: number) => (count === 1 ? '1 more report' : `${count} more reports`),
  back: 'All modules',
  state: 'Show',
  states: { open: 'To be decided', decided: 'Decided' },
  sections: { forums: 'Posts, comments and notes', community: 'Profiles and pictures' },
  kinds: { post: 'Post', comment: 'Comment', note: 'Note' } as Readonly<Record<string, string>>,
  by: (kind: string, author: string) => `${kind} by ${author}`,
  reports: (count: number) => (count === 1 ? 'Reported by 1 member' : `Reported by ${count} members`),
  reasons: {
    spam: 'advertising or spam',
    offensive: 'insults or threats',
    private: 'private things',
    wrong: 'wrong or misleading',
    other: 'something else',
  } as Readonly<Record<string, string>>,
  reason: (name: string, count: number) => (count === 1 ? name : `${name} (${count})`),
  picture: 'The picture of the profile',
  hidden: (message: string) => `It is hidden. ${message}`.trim(),
  actions: (title: string) => `Decide about “${title}”`,
  hide: 'Hide',
  warn: (writer: string) => `Warn the ${writer}`,
  dismiss: 'Leave it',
  show: 'Show again',
  decisions: {
    hide: 'Hidden',
    show: 'Shown again',
    warn: 'They were warned',
    dismiss: 'Left as it is',
  } as Readonly<Record<string, string>>,
  changedSince: 'Hidden, and changed by its member since then',
  dialogs: {
    hide: {
      title: (title: string) => `Hide “${title}”`,
      effect: (writer: string) =>
        `Members do not see it any more. The ${writer} sees it with your message; you can show it again.`,
      submit: 'Hide',
      done: (writer: string) => `It is hidden, and the ${writer} and the members who reported it are notified.`,
    },
    warn: {
      title: (title: string, writer: string) =>
        writer === 'author' ? `Warn the author of “${title}”` : `Warn about “${title}”`,
      effect: (writer: string) => `It stays as it is, and the ${writer} gets your message.`,
      submit: 'Warn',
      done: (writer: string) => `The ${writer} has your message.`,
    },
  },
  message: (writer: string) => `Message to the ${writer}`,
  messageHint: 'Say what is wrong, and what they can do.',
  done: {
    dismiss: 'It stays as it is, and the members who reported it are notified.',
    show: 'Members see it again.',
  },
} as const;
