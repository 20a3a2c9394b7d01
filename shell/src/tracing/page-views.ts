import { isRecorded, randomHex } from './trace-ids.ts';

/** One page that the member looks at: a trace, whose first span is the load or the step that led to it. */
export interface PageView {
  readonly traceId: string;
  /** The id of its first span. */
  readonly spanId: string;
  readonly isRecorded: boolean;
}

/** A period, in milliseconds of `performance.now()`. */
export interface Period {
  readonly start: number;
  readonly end: number;
}

/** The parts of the router that report steps. */
export interface StepSource {
  readonly state: { readonly location: { readonly pathname: string }; readonly next?: unknown };
  subscribe(listener: () => void): () => void;
}

interface PageViewsOptions {
  /** The share of views that are recorded. */
  readonly share: number;
  readonly router: StepSource;
  /** Called for each step to another page, with the view that has begun. */
  onStep(view: PageView, step: Period): void;
}

/** Returns the current view. Each step to another page begins a new one. */
export function pageViews({ share, router, onStep }: PageViewsOptions): () => PageView {
  let current = newView(share);
  let shown = router.state.location.pathname;
  let start: number | undefined;
  router.subscribe(() => {
    const { location, next } = router.state;
    if (next) start ??= performance.now();
    if (location.pathname === shown) return;
    shown = location.pathname;
    current = newView(share);
    const end = performance.now();
    onStep(current, { start: start ?? end, end });
    start = undefined;
  });
  return () => current;
}

function newView(share: number): PageView {
  const traceId = randomHex(16);
  return { traceId, spanId: randomHex(8), isRecorded: isRecorded(traceId, share) };
}
