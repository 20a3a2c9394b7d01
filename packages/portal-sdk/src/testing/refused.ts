import { apiBasePath } from '@seed/contracts/endpoint';
import type { Endpoint } from '@seed/contracts/endpoint';
import { matchPath } from '@seed/contracts/path-pattern';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Refusal } from './refusals.ts';
import { refusals } from './refusals.ts';
import type { RenderedModule } from './render-module.tsx';

export interface RefusedForm {
  /** The call that is refused. */
  readonly endpoint: Endpoint;
  /** The name of the button that sends the form. */
  readonly submit: string;
}

/**
 * Sends the form on the page once for each way in which a call fails.
 *
 * @returns a line for each refusal after which no reason is shown or the form does not hold what was typed; empty if
 *   all is well
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
    });
    const reason = await within(form)
      .findAllByRole('alert')
      .catch(() => []);
    if (!saysSomething(reason)) problems.push(`${title}: no reason is shown`);
    if (!form.isConnected) return [...problems, `${title}: the form has gone`];
    if (textsIn(form) !== typed) problems.push(`${title}: the form holds ${textsIn(form)}`);
    restore();
  }
  return problems;
}

export interface RefusedPage {
  /** The call that is refused. */
  readonly endpoint: Endpoint;
  /** Lets this much time pass, since failed reads are retried after a second: `jest.advanceTimersByTimeAsync` in `act`. */
  readonly advance: (ms: number) => Promise<void>;
  /** Refusals that the page has a state of its own for, e.g. one that says that there is no such thing. */
  readonly except?: (refusal: Refusal) => boolean;
}

/** All retries of a read, with a second between them, and more. */
const retriesMs = 12_000;

/**
 * Has a page that was shown just now fail in every way, and load at last. Needs fake timers.
 *
 * @returns a line for each refusal after which no reason or no 'Try again' is shown; empty if all is well
 */
export async function refusedPage(portal: RenderedModule, options: RefusedPage): Promise<string[]> {
  const { endpoint, advance, except = () => false } = options;
  const problems: string[] = [];
  for (const { title, respond, ...refusal } of refusals.filter((one) => !except(one))) {
    const restore = portal.refuse(endpoint, respond);
    pressRetry();
    // A page in a chunk of its own is drawn after the first wait, and its call fails in the second one.
    await advance(retriesMs);
    if (!retryButton()) await advance(retriesMs);
    if (!saysSomething(screen.queryAllByRole('alert'))) problems.push(`${title}: no reason is shown`);
    if (!retryButton()) return [...problems, `${title} (${refusal.status}): there is no 'Try again'`];
    restore();
  }
  pressRetry();
  await advance(retriesMs);
  if (retryButton()) problems.push('the page does not load after all');
  return problems;
}

function pressRetry(): void {
  const button = retryButton();
  if (button) fireEvent.click(button);
}

const retryButton = () => screen.queryByRole('button', { name: 'Try again' });

const saysSomething = (alerts: readonly HTMLElement[]) =>
  alerts.some(({ textContent }) => textContent.trim().length > 'Try again'.length);

const callsOf = ({ requests }: RenderedModule, { method, path }: Endpoint) =>
  requests.filter(
    (request) => request.method === method && matchPath(apiBasePath + path, new URL(request.url).pathname) !== null,
  ).length;

/** What the fields of a form hold, as JSON. */
function textsIn(form: HTMLFormElement): string {
  const fields = form.querySelectorAll<HTMLInputElement>('input, textarea');
  return JSON.stringify(Array.from(fields, ({ value, checked }) => [value, checked]));
}
