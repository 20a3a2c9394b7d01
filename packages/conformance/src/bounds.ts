/** Every limit that a module must keep, in one place. RULES.md explains them. */
export const bounds = {
  mount: {
    /**
     * Milliseconds of the main thread's own time to mount and leave a page once, on average over all cycles. The time to
     * load is the manifest's `budgets.loadMs`.
     */
    threadMs: 400,
    /** Milliseconds that the shell gives every load, so that a busy machine does not turn pages into failures. */
    leastMs: 10_000,
    /** Loads of each route; the fastest one counts. */
    loads: 3,
  },
  cycles: {
    /** Mounts before the first measurement: caches fill and lazy parts load. */
    warmUp: 3,
    count: 20,
    /** Timeouts of at most this many milliseconds are waited for: the shell limits each mount by some. */
    timeoutMs: 12_000,
    /** The most that may be left after all cycles together, beyond what was there before them. */
    listeners: 4,
    timers: 4,
    styleNodes: 0,
    /** Elements in the document while the module is not shown. */
    elements: 0,
    /** Elements that are in no document and are still referenced. */
    detachedNodes: 6,
    heapBytes: 1_500_000,
  },
  pages: {
    /** Pages of a module that are visited: its routes, its menu entries and what they link to. */
    count: 12,
    /** Milliseconds until a page has loaded its data. */
    loadMs: 20_000,
    /** Pages that are loaded at the same time. */
    atOnce: 2,
  },
  layout: {
    widths: [320, 390, 820, 1440],
    themes: ['light', 'dark'],
    directions: ['ltr', 'rtl'],
  },
  failures: {
    /** Milliseconds that a slow response takes. */
    slowMs: 2500,
    /** Milliseconds until a failure is shown, with all retries of the SDK. */
    shownMs: 12_000,
    /** Milliseconds until a page has recovered after 'Try again'. */
    recoveredMs: 8000,
    /** Parts of a page that may fail, each with a 'Try again' of its own. */
    presses: 4,
  },
} as const;
