import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './api/api-client.ts';
import type { Subscribe } from './events/subscribe.ts';
import type { ModuleLog } from './module-log.ts';
import type { Slots } from './slots/slots.ts';

/** The signed-in member, without their token. */
export interface PortalUser {
  /** The access token's `sub`, which is the member's id in all services. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isAdmin: boolean;
  /** The realm roles of the access token, e.g. `['alumni']`. */
  readonly roles: readonly string[];
}

/** The shell's URL: path, query and fragment, with the state of its history entry. */
export interface PortalLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
}

type NavigationAction = 'POP' | 'PUSH' | 'REPLACE';

/** The shell's router as a module sees it: the shell's data router stays the only source of truth. */
export interface Navigation {
  getLocation(): PortalLocation;
  getAction(): NavigationAction;
  /** Calls `listener` after each change of location; returns the function that ends it. */
  subscribe(listener: () => void): () => void;
  /** `to` is a path of the portal, including the module's base. */
  push(to: string, options?: { readonly state?: unknown; readonly replace?: boolean }): void;
  go(delta: number): void;
  createHref(to: string): string;
}

/** A message in a toast. */
export interface Notice {
  readonly tone: 'success' | 'info' | 'error';
  readonly text: string;
  /** A button beside the text. A shell with an older SDK shows the text alone. */
  readonly action?: NoticeAction | undefined;
}

/** The button of a toast. */
export interface NoticeAction {
  readonly label: string;
  readonly onPress: () => void;
  /** The time in milliseconds for which it is offered. */
  readonly offeredMs: number;
}

/** The contact for problems that the portal cannot solve; configured by the operator. */
export interface Support {
  /** The person whom error texts name. */
  readonly person: string;
  readonly email: string;
}

/** The member's sign-in at the identity provider, which only the shell reaches. */
export interface MemberSession {
  /**
   * Resolves to the seconds since the member last proved who they are, such as by their password; undefined if the
   * identity provider does not report it.
   */
  secondsSinceSignIn(): Promise<number | undefined>;
  /**
   * Leaves for the sign-in page, where the member proves again who they are, and comes back to a page of the portal. What
   * the page has in memory is lost.
   *
   * @param returnTo the path of that page, e.g. `/my-profile/data/leave`
   */
  signInAgain(returnTo: string): Promise<void>;
  /**
   * Ends the session of a member who has just left the portal: removes what this device keeps of them, signs them out, and
   * goes to the landing page, which shows a good-bye.
   */
  left(): Promise<void>;
}

/** The props that the shell gives to a module on mount and on update, versioned by the SDK's semver. */
export interface ModuleProps {
  readonly user: PortalUser;
  /** Typed calls below `/api/v1`, with the shared query cache as `api.cache` and streams of events as `api.subscribe`. */
  readonly api: ApiClient & { readonly cache: QueryClient; readonly subscribe: Subscribe };
  readonly navigation: Navigation;
  /** The route prefix under which the module was found, e.g. `/notices`. */
  readonly basename: string;
  /** Shows a toast, which the member can dismiss. */
  notify(notice: Notice): void;
  /** Announces a text to screen readers without showing it. */
  announce(text: string): void;
  /** While `dirty`, the shell warns before the page is left, and keeps this version of the module. */
  setDirty(dirty: boolean): void;
  /** A BCP 47 language tag, e.g. `en-US`. */
  readonly locale: string;
  /** The contact that texts of failures name. */
  readonly support: Support;
  /** The slots in which other modules show their extensions; use `Slot`. */
  readonly slots: Slots;
  /** The member's sign-in. A shell with an older SDK does not give it. */
  readonly session?: MemberSession | undefined;
  /** Aborts when the module is unmounted. */
  readonly signal: AbortSignal;
  readonly log: ModuleLog;
  /** Called by the module's error boundary: the shell shows its error card instead of the module. */
  onCrash(error: unknown): void;
}
