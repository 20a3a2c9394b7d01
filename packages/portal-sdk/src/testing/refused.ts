import { apiBasePath } from '@seed/contracts/endpoint';
import type { Endpoint } from '@seed/contracts/endpoint';
import { matchPath } from '@seed/contracts/path-pattern';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Refusal } from './refusals.ts';
import { refusals } from './refusals.ts';
import type { RenderedModule } from './render-module.tsx';

/** Calls and notices change nothing in the page, so `waitFor` would see them after its 50 ms only. */
const often = { interval: 5 };

/** The form that is tested. */
export interface RefusedForm {
  /** The call that is refused. */
  readonly endpoint: Endpoint;
  /** The name of the button that sends the form. */
  readonly submit: string;
}

/**
 * Sends the form on the page once for each way in which a call fails.
 *
 * @returns a line for each refusal after which no reason is shown or the typed text is lost; empty without such a
 *   refusal
 * @throws Error if the button belongs to no form, or a press of it makes no call
 * @example
 * expect(await refusedForm(portal, { endpoint: createPost, submit: 'Post' })).toEqual([]);
 */
export async function refusedForm(portal: RenderedModule, { endpoint, submit }: RefusedForm): Promise<string[]> {
  const button = await screen.findByRole('button', { name: submit });
  const form = button.closest('form');
  if (!form) throw new Error(`the button '${submit}' is in no form`);
  const typed = textsIn(form);
  const problems: string[] = [];
  for (const { title, respond } of refusals) {
    const restore = portal.refuse(endpoint, respond);
    const callsBefore = callsOf(portal, endpoint);
    fireEvent.click(button);
    await waitFor(() => {
      if (callsOf(portal, endpoint) === callsBefore) throw new Error(`${title}: the form was not sent`);
    }, often);
    const reason = await within(form)
      .findAllByRole('alert')
      .catch(() => []);
    if (!hasReason(reason)) problems.push(`${title}: no reason is shown`);
    if (!form.isConnected) return [...problems, `${title}: the form has gone`];
    if (textsIn(form) !== typed) problems.push(`${title}: the form holds ${textsIn(form)}`);
    restore();
  }
  return problems;
}

/** The action that is tested. */
export interface RefusedAction {
  /** The call that is refused. */
  readonly endpoint: Endpoint;
  /** Makes the call, e.g. by pressing a button. */
  readonly act: () => Promise<unknown> | void;
  /** Excludes refusals with an outcome of their own, such as the removal of the item from the page. */
  readonly except?: (refusal: Refusal) => boolean;
}

/**
 * Makes a call that belongs to no form, such as a deletion or a like, once for each way in which it fails.
 *
 * @returns a line for each refusal after which neither an alert nor a notice gives a reason; empty without such a
 *   refusal
 * @throws Error if `act` makes no call
 *
 * @example
 * const act = () => chooseMenuItem(member, 'Options for your post', 'Delete');
 * expect(await refusedAction(portal, { endpoint: deletePost, act })).toEqual([]);
 */
export async function refusedAction(portal: RenderedModule, options: RefusedAction): Promise<string[]> {
  const { endpoint, act, except = () => false } = options;
  const problems: string[] = [];
  for (const { title, respond } of refusals.filter((one) => !except(one))) {
    const restore = portal.refuse(endpoint, respond);
    const callsBefore = callsOf(portal, endpoint);
    const noticesBefore = portal.notices.length;
    await act();
    await waitFor(() => {
      if (callsOf(portal, endpoint) === callsBefore) throw new Error(`${title}: the call was not made`);
    }, often);
    const isReasonShown = () =>
      hasReason(screen.queryAllByRole('alert')) ||
      portal.notices.slice(noticesBefore).some(({ tone }) => tone === 'error');
    await waitFor(() => {
      if (!isReasonShown()) throw new Error('no reason yet');
    }, often).catch(() => problems.push(`${title}: no reason is shown`));
    restore();
  }
  return problems;
}

/** The page that is tested. */
export interface RefusedPage {
  /** The call that is refused. */
  readonly endpoint: Endpoint;
  /** Lets this much time pass, since failed reads are retried after a second: `jest.advanceTimersByTimeAsync` in `act`. */
  readonly advance: (ms: number) => Promise<void>;
  /** Excludes refusals for which the page has a state of its own, such as 'not found'. */
  readonly except?: (refusal: Refusal) => boolean;
  /** The name of the button that makes the call first, e.g. that of the next page. Default: the page makes it. */
  readonly button?: string;
}

/** Longer than all retries of a read, which are a second apart. */
const retriesMs = 12_000;

/**
 * Makes a page, or its next page, fail in every way, and then load. Needs fake timers.
 *
 * @returns a line for each refusal after which no reason or no 'Try again' is shown; empty without such a refusal
 *
 * @example
 * expect(await refusedPage(portal, { endpoint: listPosts, advance: (ms) => act(() => jest.advanceTimersByTimeAsync(ms)) })).toEqual([]);
 */
export async function refusedPage(portal: RenderedModule, options: RefusedPage): Promise<string[]> {
  const { endpoint, advance, except = () => false, button = retry } = options;
  const problems: string[] = [];
  for (const { title, respond, ...refusal } of refusals.filter((one) => !except(one))) {
    const restore = portal.refuse(endpoint, respond);
    press(retryButton() ?? buttonWith(button));
    // A page in a chunk of its own is drawn after the first wait, and its call fails in the second one.
    await advance(retriesMs);
    if (!retryButton()) await advance(retriesMs);
    if (!hasReason(screen.queryAllByRole('alert', { hidden: true }))) problems.push(`${title}: no reason is shown`);
    if (!retryButton()) return [...problems, `${title} (${refusal.status}): there is no 'Try again'`];
    restore();
  }
  press(retryButton());
  await advance(retriesMs);
  if (retryButton()) problems.push('the page does not load after all');
  return problems;
}

function press(button: HTMLElement | null): void {
  if (button) fireEvent.click(button);
}

const retry = 'Try again';
const retryButton = () => buttonWith(retry);

/**
 * Finds the button by its text, because a search by role is slow in a long list; the last one, because the page behind
 * a dialog fails too.
 */
const buttonWith = (text: string) =>
  screen.queryAllByText(text, { selector: 'button, button *' }).at(-1)?.closest('button') ?? null;

const hasReason = (alerts: readonly HTMLElement[]) =>
  alerts.some(({ textContent }) => textContent.trim().length > retry.length);

const callsOf = ({ requests }: RenderedModule, { method, path }: Endpoint) =>
  requests.filter(
    (request) => request.method === method && matchPath(apiBasePath + path, new URL(request.url).pathname) !== null,
  ).length;

/** Returns the content of the fields of a form, as JSON. */
function textsIn(form: HTMLFormElement): string {
  const fields = form.querySelectorAll<HTMLInputElement>('input, textarea');
  return JSON.stringify(Array.from(fields, ({ value, checked }) => [value, checked]));
}
