/** Runs in the page before its scripts: keeps the events of interactions (Event Timing). */
export function recordInteractions() {
  globalThis.interactions = [];
  globalThis.interactionObserver = new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId > 0) globalThis.interactions.push(duration);
    }
  });
  globalThis.interactionObserver.observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/**
 * Returns the milliseconds of the slowest interaction since the last call; 16 if all were faster, because browsers report
 * none below.
 */
export function slowestInteraction(page) {
  return page.evaluate(async () => {
    // The events of a frame are reported after it is painted.
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await frame();
    await frame();
    for (const { interactionId, duration } of globalThis.interactionObserver.takeRecords()) {
      if (interactionId > 0) globalThis.interactions.push(duration);
    }
    return Math.max(16, ...globalThis.interactions.splice(0));
  });
}
