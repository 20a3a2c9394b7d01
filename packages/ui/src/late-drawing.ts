import { type ComponentType, lazy } from 'react';

/**
 * A drawing whose code is fetched when it is shown. Most lists are not empty, and without its drawing an empty one has the
 * same words, so a failure shows nothing. It needs a `Suspense` around it, as the `drawing` of an `EmptyState` has.
 *
 * @param load imports the drawing
 *
 * @example
 * ```tsx
 * import { EmptyState } from '@seed/ui/empty-state';
 * import { lateDrawing } from '@seed/ui/late-drawing';
 *
 * const EmptyDay = lateDrawing(async () => (await import('@seed/ui/art/empty-day')).EmptyDay);
 *
 * export const NoEvents = () => <EmptyState drawing={<EmptyDay />} title="No events this month" />;
 * ```
 */
export function lateDrawing(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}

const Nothing = () => null;
