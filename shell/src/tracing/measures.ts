/** The name of the measures of module loads in the browser's timeline. */
export const moduleLoadMeasure = 'seed.module-load';

/** The detail of the measure of a module load. */
export interface MeasuredModule {
  readonly module: string;
  readonly version: string;
  readonly hasFailed: boolean;
}

/**
 * Records how long a module took until it was shown, or failed, in the browser's timeline, where developers and the traces
 * read it.
 *
 * @param start milliseconds of `performance.now()`
 */
export function measureModuleLoad(detail: MeasuredModule, start: number): void {
  performance.measure(moduleLoadMeasure, { start, detail });
}
