import type { Tracing, TracingOptions } from './tracing.ts';
import type { TracingSettings } from './tracing-settings.ts';

/**
 * Loads OpenTelemetry and begins to send spans, if there are settings.
 *
 * @param settings the result of `tracingSettings`
 *
 * @example
 * ```ts
 * const tracing = await startTracing(config.tracing, { service: 'notices', followsCaller: true, logger, registry });
 * ```
 */
export async function startTracing(
  settings: TracingSettings | undefined,
  options: TracingOptions,
): Promise<Tracing | undefined> {
  if (settings === undefined) return undefined;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry(settings, options);
}
