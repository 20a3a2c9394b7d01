import type { LoginFailure } from './session/session-state.ts';

/**
 * The texts of the shell that a member reads, those of the specification verbatim; `pages/landing/messages.ts` has those that
 * only the landing page shows.
 */
export const messages = {
  product: 'SEED Intranet',
  notFound: '404 - Not Found',
  notFoundHint: 'There is nothing at this address, or it has moved. The main menu knows the way.',
  unexpectedError: 'Unexpected Application Error!',
  unexpectedErrorHint: 'Something went wrong on our side. Nothing you saved is lost. Please try again.',
  newerVersion: (module: string) => `A newer version of ${module} is ready. You get it once you have finished here.`,
  switchedOff: (module: string) => `${module} is closed for the moment`,
  unavailable: 'It cannot be shown safely right now, and that is not your fault. Please come back later.',
  tryAgain: 'Try again',
  mainMenu: 'Main Menu',
  home: 'Go to the start page',
  greeting: (firstName: string) => `What would you like to do today ${firstName}`.trim(),

  header: {
    home: 'SEED Intranet, main menu',
    start: 'SEED Intranet, start page',
    navigation: 'Main',
    quickAccess: 'Quick Access',
    logOut: 'Log Out',
    menu: 'Menu',
    /** The shortcut of the search as it stands in its field. */
    searchKeys: (isApple: boolean) => (isApple ? '⌘ K' : 'Ctrl K'),
    skip: 'Skip to content',
  },
  footer: {
    version: 'Version 2.0.0 of the SEED INTRANET 2025',
    support: 'Support',
    technicalSupport: 'Technical support',
    association: 'Visit the association’s website',
  },

  needsScript: {
    title: 'The Intranet needs JavaScript',
    text: 'Please allow it for this site, then load the page again.',
  },
  cannotStart: {
    title: 'The Intranet could not be loaded',
    text: 'A part of it did not arrive, or not as we published it. Please try again in a moment.',
  },

  loginFailed: {
    title: 'We could not sign you in',
    sentences: {
      state_mismatch:
        'The sign-in that came back is not the one that was started here, so we stopped to be safe. Please sign in again.',
      missing_transaction:
        'This sign-in was started in another window or too long ago, so it cannot be finished here. Please start again.',
      login_required: 'Your sign-in has expired. Please sign in again to go on.',
      timeout: 'The sign-in service did not answer in time. Please check your connection and try again.',
      cancelled: 'The sign-in was cancelled. You can try again whenever you like.',
    } satisfies Record<LoginFailure, string>,
  },
  sessionEnded: {
    title: 'Your session has ended',
    text: 'What you typed is still on this page: copy it if you like, then log in again to go on.',
    logIn: 'Log In',
    stay: 'Stay on this page',
  },
  leaving: {
    title: 'Leave this page?',
    text: 'You have changes that are not saved yet.',
    leave: 'Leave',
    stay: 'Stay on this page',
  },
  leavingDrafts: {
    title: 'Log out and delete your drafts?',
    text: 'This device has texts that you have not sent yet. Logging out deletes them here, so that no one else can read them.',
    leave: 'Log out and delete',
    stay: 'Stay logged in',
  },
  offline: 'You are offline. What you see may be out of date; we will catch up when the connection is back.',
} as const;
