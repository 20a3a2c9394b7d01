/** One kind of error response. */
interface ProblemKind {
  /** The HTTP status that it is sent with. */
  readonly status: number;
  /** The `title` of RFC 9457: a short sentence that is the same for every occurrence. */
  readonly title: string;
}

/**
 * Every kind of error that the API reports, by its `code`. The gateway, the services, the mocks and the clients share
 * this union; `docs/problems.md` lists the meaning of each code and the text that a page shows. The file needs no zod,
 * so the shell can use it.
 */
export const problemKinds = {
  bad_request: { status: 400, title: 'The request is not valid' },
  validation: { status: 400, title: 'The data is not valid' },
  unauthorized: { status: 401, title: 'Please sign in' },
  forbidden: { status: 403, title: 'You may not do this' },
  sign_in_again: { status: 403, title: 'Please sign in again' },
  not_found: { status: 404, title: 'Not found' },
  method_not_allowed: { status: 405, title: 'This address does not support the method' },
  request_timeout: { status: 408, title: 'The request did not arrive in time' },
  conflict: { status: 409, title: 'This conflicts with what is stored' },
  precondition_failed: { status: 412, title: 'This was changed in the meantime' },
  too_large: { status: 413, title: 'This is too large' },
  uri_too_long: { status: 414, title: 'The address is too long' },
  unsupported_media: { status: 415, title: 'This kind of content is not accepted' },
  misdirected_request: { status: 421, title: 'This host name is not served here' },
  too_many_requests: { status: 429, title: 'Too many requests' },
  headers_too_large: { status: 431, title: 'The headers of the request are too large' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  bad_gateway: { status: 502, title: 'The service broke off its response' },
  upstream_unavailable: { status: 503, title: 'The service is not available right now' },
  database_unavailable: { status: 503, title: 'The database is not available right now' },
  storage_unavailable: { status: 503, title: 'The storage of files is not available right now' },
  keys_unavailable: { status: 503, title: 'Tokens cannot be verified right now' },
  overloaded: { status: 503, title: 'There is too much to do right now' },
  upstream_timeout: { status: 504, title: 'The service did not respond in time' },
} as const satisfies Readonly<Record<string, ProblemKind>>;

/** The `code` of a problem document. */
export type ProblemCode = keyof typeof problemKinds;

/** The codes of status 503: a dependency is down for a moment, and the same request may succeed later. */
export type UnavailableCode = {
  [Code in ProblemCode]: (typeof problemKinds)[Code]['status'] extends 503 ? Code : never;
}[ProblemCode];

/**
 * Whether a text is the code of a problem.
 *
 * @returns false for the codes that only clients have, such as `network`
 *
 * @example
 * const status = isProblemCode(code) ? problemKinds[code].status : 0;
 */
export function isProblemCode(text: string): text is ProblemCode {
  return Object.hasOwn(problemKinds, text);
}
