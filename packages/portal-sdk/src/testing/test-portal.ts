import type { Endpoint } from '@seed/contracts/endpoint';
import { createMemoryRouter } from 'react-router-dom';
import type { MemberSession, ModuleProps, Notice, PortalUser } from '../module-props.ts';
import { mockEndpoint, mockRawResponse, firstMockResponse } from '../standalone/mock-endpoint.ts';
import type { MockResponder, MockHandler } from '../standalone/mock-endpoint.ts';
import { mockProps } from '../standalone/mock-props.ts';

/** The options of a portal for tests. */
export interface TestPortalOptions {
  /** The address of the page, e.g. `/forums/12`. */
  readonly at: string;
  readonly basename: string;
  readonly user?: PortalUser;
  readonly handlers: readonly MockHandler[];
  /** Replaces functions of the session, in which the member has just signed in. */
  readonly session?: Partial<MemberSession>;
}

/** A portal for tests: the real SDK and a real router in memory; only the network is mocked. */
export interface TestPortal {
  readonly props: ModuleProps;
  readonly notices: readonly Notice[];
  readonly announcements: readonly string[];
  readonly crashes: readonly unknown[];
  /** The error lines of the log, oldest first. */
  readonly loggedErrors: readonly LoggedError[];
  /** Every call that was made, oldest first: `GET /api/v1/forums?limit=20`. */
  calls(): string[];
  readonly requests: readonly Request[];
  isDirty(): boolean;
  /** `respond` makes the response to the next call of the endpoint. */
  mockOnce<E extends Endpoint>(endpoint: E, respond: MockResponder<E>): void;
  /** `respond` makes the response to every call of the endpoint until the returned function is called. */
  refuse(endpoint: Endpoint, respond: () => Response): () => void;
}

export interface LoggedError {
  readonly message: string;
  readonly fields?: Record<string, unknown> | undefined;
}

const origin = 'http://portal.test';

/**
 * Makes a portal for tests.
 *
 * @returns the props for the module, and the requests that it sent
 *
 * @example
 * const handlers = [mockEndpoint(listPosts, () => ({ data: [] }))];
 * const { props, calls } = testPortal({ at: '/forums', basename: '/forums', handlers });
 */
export function testPortal({ at, basename, user, handlers, session }: TestPortalOptions): TestPortal {
  const seen = { notices: [] as Notice[], announcements: [] as string[], crashes: [] as unknown[], dirty: false };
  const loggedErrors: LoggedError[] = [];
  const requests: Request[] = [];
  const queue = [...handlers];
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [at] });
  const props = mockProps({
    router,
    basename,
    ...(user && { user }),
    ...(session && { session }),
    api: { baseUrl: `${origin}/api/v1`, fetch: fetchFrom(queue, requests) },
    shell: {
      notify: (notice) => seen.notices.push(notice),
      announce: (text) => seen.announcements.push(text),
      setDirty: (dirty) => void (seen.dirty = dirty),
      onCrash: (error) => seen.crashes.push(error),
      log: { info: ignore, warn: ignore, error: (message, fields) => void loggedErrors.push({ message, fields }) },
    },
  });
  return {
    ...seen,
    loggedErrors,
    props,
    requests,
    calls: () => requests.map(({ method, url }) => `${method} ${url.slice(origin.length)}`),
    isDirty: () => seen.dirty,
    mockOnce: (endpoint, respond) => void queue.unshift(once(mockEndpoint(endpoint, respond))),
    refuse: (endpoint, respond) => {
      const handler = mockRawResponse(endpoint, respond);
      queue.unshift(handler);
      return () => void queue.splice(queue.indexOf(handler), 1);
    },
  };
}

/**
 * A responder whose network fails.
 *
 * @throws TypeError always, as `fetch` does
 *
 * @example
 * portal.mockOnce(createPost, networkFailure);
 */
export function networkFailure(): never {
  throw new TypeError('Failed to fetch');
}

function once(one: MockHandler): MockHandler {
  let used = false;
  return (request) => {
    const response = used ? null : one(request);
    used ||= response !== null;
    return response;
  };
}

function fetchFrom(handlers: readonly MockHandler[], requests: Request[]): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    requests.push(request.clone());
    const response = await firstMockResponse(handlers, request);
    init?.signal?.throwIfAborted();
    if (!response) throw new Error(`No mock handles ${request.method} ${request.url}`);
    return response;
  };
}

function ignore(): void {
  // Tests read the errors only.
}
