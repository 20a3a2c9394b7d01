import type { LoginFailure } from './session/session-state.ts';

/** Every text of the shell that a member reads; those of the specification verbatim. */
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

  landing: {
    description:
      'The intranet of the SEED programme: activities, forums, shared experiences and meetings of a community over four countries.',
    title: 'Friendships don’t end with the programme',
    lead: 'A digital space for our activities, forums, shared experiences and meetings: from Bogotá to Buenos Aires, São Paulo to Tokyo.',
    logIn: 'Log In',
    enter: 'Enter the Intranet',
    whatIs: 'What is the Intranet?',
    carousel: 'Life in our community',
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Pause the slides',
    play: 'Play the slides',
    choose: 'Choose a slide',
    slide: (position: number, count: number) => `${position} of ${count}`,
    goTo: (position: number, title: string) => `Slide ${position}: ${title}`,
  },
  about: {
    title: 'What is the Intranet?',
    lead: 'It is the home of everyone who has taken part in our social-entrepreneurship exchange. Here the people you met stay within reach, long after the last class.',
    points: [
      { title: 'Activities', text: 'One shared calendar of what the programme and its clubs have planned.' },
      { title: 'Forums', text: 'Conversations that go on: ask, tell, answer and cheer each other on.' },
      { title: 'Shared experiences', text: 'Recommendations, documents and stories, passed from year to year.' },
      {
        title: 'Synchronous meetings',
        text: 'Meet live, with the time shown for Colombia, Argentina, Brazil and Japan.',
      },
    ],
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
