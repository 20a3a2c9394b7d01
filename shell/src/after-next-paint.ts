/** The longest wait. A tab that is hidden meanwhile draws no frame. */
const maxWaitMs = 100;

/**
 * Resolves when the browser has drawn the next frame, so that the effect of a press is seen before the work that follows.
 * `requestAnimationFrame` runs before a frame is drawn, and a task that it starts runs after.
 */
export function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, maxWaitMs);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
