import { problemKinds } from '@seed/contracts/problem-kinds';
import { problemMediaType } from '@seed/contracts/problem';
import { networkFailure } from './test-portal.ts';

/** A way in which a call fails. */
export interface Refusal {
  /** E.g. `429 too_many_requests`. */
  readonly title: string;
  readonly status: number;
  respond(): Response;
}

/** All ways in which a call fails: every problem code, and failures without a problem document. */
export const refusals: readonly Refusal[] = [
  ...Object.entries(problemKinds).map(([code, { status, title }]) => ({
    title: `${status} ${code}`,
    status,
    respond: () => {
      const headers = { 'content-type': problemMediaType };
      return Response.json({ type: 'about:blank', title, status, code }, { status, headers });
    },
  })),
  withoutProblem('422 without a problem', 422, ''),
  withoutProblem('413 of a proxy', 413, '<html>Request Entity Too Large</html>'),
  withoutProblem('502 of a proxy', 502, '<html>Bad Gateway</html>'),
  withoutProblem('200 with a page', 200, '<html>Please log in to the network</html>'),
  withoutProblem('200 with JSON of another shape', 200, '{"unexpected":true}'),
  withoutProblem('200 with null', 200, 'null'),
  { title: 'no network', status: 0, respond: networkFailure },
];

function withoutProblem(title: string, status: number, body: string): Refusal {
  return { title, status, respond: () => new Response(body, { status }) };
}
