import type { BrowserSpan } from '@seed/contracts/browser-spans';
import { ownFetch } from '../session/own-fetch.ts';
import type { Session } from '../session/session.ts';
import { type MeasuredModule, moduleLoadMeasure } from './measures.ts';
import { type PageView, pageViews, type Period, type StepSource } from './page-views.ts';
import { spanReports } from './span-reports.ts';
import { randomHex } from './trace-ids.ts';

interface TracesOptions {
  /** The share of page views that are recorded. */
  readonly share: number;
  readonly session: Pick<Session, 'token'>;
  readonly router: StepSource;
}

type SpanParts = Pick<BrowserSpan, 'name'> & Partial<BrowserSpan>;

/** Records what the browser does as traces, which the spans of the gateway and the services continue. */
export function startTraces({ share, session, router }: TracesOptions): { readonly fetch: typeof fetch } {
  const report = spanReports(session);
  const add = (view: PageView, { start, end }: Period, parts: SpanParts) => {
    if (!view.isRecorded) return;
    const startedAt = Math.round(performance.timeOrigin + start);
    report({ traceId: view.traceId, spanId: randomHex(8), startedAt, ms: Math.max(0, end - start), ...parts });
  };
  const current = pageViews({
    share,
    router,
    onStep: (view, step) => add(view, step, { name: 'navigation', spanId: view.spanId }),
  });
  const first = current();
  void whenLoaded().then((end) => add(first, { start: 0, end }, { name: 'page load', spanId: first.spanId }));
  observeModuleLoads((period, module) => {
    const view = current();
    add(view, period, { name: 'module load', parentSpanId: view.spanId, ...module });
  });
  return { fetch: callsIn(current, add) };
}

type AddSpan = (view: PageView, period: Period, parts: SpanParts) => void;

/** Names the call's span in each request, and records it when the response begins. */
function callsIn(current: () => PageView, add: AddSpan): typeof fetch {
  return async (input, init) => {
    const view = current();
    const spanId = randomHex(8);
    const headers = new Headers(init?.headers);
    headers.set('traceparent', `00-${view.traceId}-${spanId}-${view.isRecorded ? '01' : '00'}`);
    const start = performance.now();
    let status: number | undefined;
    try {
      const response = await ownFetch(input, { ...init, headers });
      status = response.status;
      return response;
    } finally {
      const hasFailed = status === undefined || status >= 500;
      const call = { name: 'call', method: methodOf(init), parentSpanId: view.spanId, spanId } as const;
      add(view, { start, end: performance.now() }, { ...call, hasFailed, ...(status !== undefined && { status }) });
    }
  };
}

const methods = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

function methodOf(init: RequestInit | undefined): NonNullable<BrowserSpan['method']> {
  return methods.find((method) => method === init?.method) ?? 'GET';
}

/** Resolves to the moment at which the document and what it names have loaded. */
async function whenLoaded(): Promise<number> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      window.addEventListener('load', resolve, { once: true });
    });
  }
  const [page] = performance.getEntriesByType('navigation');
  return page instanceof PerformanceNavigationTiming && page.loadEventStart > 0
    ? page.loadEventStart
    : performance.now();
}

/** Modules that loaded before this code did are in the browser's timeline. */
function observeModuleLoads(onLoad: (period: Period, module: MeasuredModule) => void): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName(moduleLoadMeasure)) {
      const period = { start: entry.startTime, end: entry.startTime + entry.duration };
      onLoad(period, (entry as PerformanceMeasure).detail as MeasuredModule);
    }
  });
  observer.observe({ type: 'measure', buffered: true });
}
