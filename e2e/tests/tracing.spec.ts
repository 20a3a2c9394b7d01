import { expect, test } from '../portal/fixtures.ts';
import { PortalProcess } from '../portal/portal-process.ts';
import { openAs } from '../portal/session.ts';
import { collectSpans, type CollectedSpan } from '../portal/span-collector.ts';

/** The browser and the gateway collect spans for five seconds each. */
const deadline = { timeout: 40_000 };

test('a page, its module, its calls, the services and their queries are one trace, and each page is its own', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await using collector = await collectSpans();
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_TRACES_SAMPLER_ARG: '1' };
  const portal = await PortalProcess.start(settings);
  try {
    await openAs(page, 'maria', `${portal.url}/forums`);
    await expect(page.getByRole('heading', { level: 1, name: 'Forums' })).toBeVisible();
    const find = (name: string) => collector.spans.find((span) => nameOf(span) === name);
    await expect.poll(() => pathTo(collector.spans, 'forums: SELECT posts'), deadline).toContain('browser: page load');
    expect(pathTo(collector.spans, 'forums: SELECT posts')).toEqual([
      'forums: SELECT posts',
      'forums: GET /forums',
      'gateway: GET /api/v1/forums',
      'browser: GET',
      'browser: page load',
    ]);
    expect(pathTo(collector.spans, 'browser: module load forums')).toEqual([
      'browser: module load forums',
      'browser: page load',
    ]);

    await page.getByRole('link', { name: 'Main Menu', exact: true }).first().click();
    await page.getByRole('main').getByRole('link', { name: 'Documents' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
    await expect
      .poll(() => pathTo(collector.spans, 'browser: module load documents'), deadline)
      .toEqual(['browser: module load documents', 'browser: navigation']);
    expect(find('browser: module load documents')?.traceId).not.toBe(find('browser: page load')?.traceId);
  } finally {
    await portal.dispose();
  }
});

const nameOf = ({ service, name }: CollectedSpan) => `${service}: ${name}`;

/** The names of a span and all spans above it, of the first span with the name whose trace begins in a browser. */
function pathTo(spans: readonly CollectedSpan[], name: string): string[] {
  const paths = spans.filter((span) => nameOf(span) === name).map((span) => pathOf(spans, span).map(nameOf));
  return paths.find((path) => path.at(-1)?.startsWith('browser: ')) ?? [];
}

function pathOf(spans: readonly CollectedSpan[], span: CollectedSpan): CollectedSpan[] {
  const parent = spans.find(({ spanId, traceId }) => spanId === span.parentSpanId && traceId === span.traceId);
  return parent === undefined ? [span] : [span, ...pathOf(spans, parent)];
}
