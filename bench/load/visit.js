// A visit of ten pages, as `docs/operations.md` assumes it: what pages and their members request of the services. k6 runs it, in whose
// modules and globals it is written: https://grafana.com/docs/k6/latest/javascript-api/
/* global __ENV, __ITER, __VU */
import http from 'k6/http';
import { check, sleep } from 'k6';

const { URL: portal, VISITS_A_MINUTE: rate, SECONDS: seconds } = __ENV;
const tokens = JSON.parse(__ENV.TOKENS);

export const options = {
  scenarios: {
    visits: {
      executor: 'constant-arrival-rate',
      rate: Number(rate),
      timeUnit: '1m',
      duration: `${seconds}s`,
      preAllocatedVUs: 100,
      maxVUs: 1000,
    },
  },
  summaryTrendStats: ['med', 'p(99)'],
};

const bell = '/notifications?limit=20';
const posts = ['/forums?limit=20', '/clubs', bell];
const thread = ['/forums/1', '/comments?forumId=1&limit=20', '/clubs', bell];
const pages = [
  // The main menu loads the lists of all modules.
  ['/forums?limit=20', '/recommendations?limit=20', '/events?from=2026-01-01&to=2026-01-31', '/clubs'],
  ['/meetings?limit=20', '/documents?limit=20', '/users?limit=24', bell],
  posts,
  thread,
  posts,
  thread,
  ['/recommendations?limit=20', '/users?limit=24', '/clubs', bell],
  ['/events?from=2026-02-01&to=2026-02-28', '/meetings?limit=20', '/clubs', bell],
  ['/meetings?limit=20', '/events?from=2026-01-01&to=2026-01-31', '/clubs', bell],
  ['/documents?limit=20', '/clubs', bell],
  ['/users?limit=24', '/users?limit=24&q=an', '/clubs', bell],
  ['/forums?q=hello&limit=20', '/documents?limit=20', '/users?limit=24&q=hello', bell],
];

export default function visit() {
  const headers = { authorization: `Bearer ${tokens[__ITER % tokens.length]}`, 'content-type': 'application/json' };
  const params = { headers, tags: { name: 'read' } };
  for (const page of pages) {
    const responses = http.batch(page.map((path) => ['GET', `${portal}/api/v1${path}`, null, params]));
    check(responses, { 'each read is good': (all) => all.every(({ status }) => status === 200) });
    sleep(0.5 + Math.random());
  }
  const comment = JSON.stringify({ forumId: 1, content: `From visit ${__VU}-${__ITER}` });
  const written = http.post(`${portal}/api/v1/comments`, comment, { headers, tags: { name: 'write' } });
  check(written, { 'the comment is stored': ({ status }) => status === 201 });
}

export const handleSummary = (data) => ({ stdout: JSON.stringify(data.metrics) });
