import type { CDPSession, Page } from 'playwright-core';
import { bounds } from '../bounds.ts';
import { type Registrations, registrationsKey, type RegistrationsWatch } from './watch-registrations.ts';

/** All that a page holds after garbage collection. */
export interface Memory extends Registrations {
  readonly heapBytes: number;
  /** Elements that are in no document. */
  readonly detachedNodes: number;
  readonly elements: number;
  readonly styleNodes: number;
  /** The attributes of the document's own elements. */
  readonly attributes: string;
  /** Milliseconds that the main thread has worked so far, without the time that it waited for other processes. */
  readonly threadMs: number;
}

/** Starts to measure a page; the returned function reads it. It needs `watchScript` as its init script. */
export async function memoryOf(page: Page): Promise<() => Promise<Memory>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return () => readMemory(page, session);
}

async function readMemory(page: Page, session: CDPSession): Promise<Memory> {
  await page.evaluate(untilTimeoutsEnd, { key: registrationsKey, maxMs: bounds.cycles.timeoutMs });
  // The second garbage collection frees what the finalizers of the first one have released.
  await session.send('HeapProfiler.collectGarbage');
  const detachedNodes = await countDetached(session);
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return {
    heapBytes: metric('JSHeapUsedSize'),
    threadMs: metric('TaskDuration') * 1000,
    detachedNodes,
    ...(await page.evaluate(readDocument, registrationsKey)),
  };
}

/** A prototype is found as well, and has no `isConnected`. */
const detachedElements =
  'function () { return this.filter((one) => !Object.hasOwn(one, "constructor") && !one.isConnected).length; }';

async function countDetached(session: CDPSession): Promise<number> {
  const objectGroup = 'conformance';
  const prototype = await session.send('Runtime.evaluate', { expression: 'Element.prototype', objectGroup });
  const { objectId: prototypeObjectId } = prototype.result;
  if (prototypeObjectId === undefined) return 0;
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId, objectGroup });
  const { result } = await session.send('Runtime.callFunctionOn', {
    ...(objects.objectId !== undefined && { objectId: objects.objectId }),
    functionDeclaration: detachedElements,
    returnByValue: true,
  });
  await session.send('Runtime.releaseObjectGroup', { objectGroup });
  return Number(result.value);
}

/** Runs in the page. Timers of the shell that limit a mount hold the module until they end. */
async function untilTimeoutsEnd({ key, maxMs }: { readonly key: string; readonly maxMs: number }): Promise<void> {
  const watch = (window as unknown as Record<symbol, RegistrationsWatch>)[Symbol.for(key)];
  const haveEnded = watch?.untilTimeoutsEnd(maxMs) ?? (() => true);
  while (!haveEnded()) await new Promise((drawn) => requestAnimationFrame(drawn));
}

/** Runs in the page. */
function readDocument(key: string): Omit<Memory, 'heapBytes' | 'threadMs' | 'detachedNodes'> {
  const watch = (window as unknown as Record<symbol, RegistrationsWatch>)[Symbol.for(key)];
  const attributes = [document.documentElement, document.body, document.getElementById('app')].flatMap((element) =>
    Array.from(element?.attributes ?? [], ({ name, value }) => `<${element?.localName ?? ''} ${name}="${value}">`),
  );
  return {
    ...(watch?.read() ?? { listeners: {}, timers: {} }),
    elements: document.querySelectorAll('body *').length,
    styleNodes: document.querySelectorAll('style, link[rel="stylesheet"]').length + document.adoptedStyleSheets.length,
    attributes: attributes.join(' '),
  };
}
