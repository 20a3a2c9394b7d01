/** A stream of events that a test reads. */
export interface TestEventStream {
  readonly status: number;
  readonly headers: Headers;
  /** Resolves to the part up to the next empty line, such as `id: 7\ndata: {}`; undefined when the stream has ended. */
  next(): Promise<string | undefined>;
  /** Resolves to the next part that has data. */
  nextEvent(): Promise<TestEvent | undefined>;
  close(): void;
}

export interface TestEvent {
  readonly id: string;
  readonly data: unknown;
}

/**
 * Opens a stream of events.
 *
 * @param token the bearer
 * @param lastEventId resumes after this event
 *
 * @example
 * ```ts
 * const stream = await openEventStream(`${service.url}/api/v1/notice-stream`, token);
 * expect(await stream.nextEvent()).toMatchObject({ data: { count: 0 } });
 * stream.close();
 * ```
 */
export async function openEventStream(url: string, token: string, lastEventId?: string): Promise<TestEventStream> {
  const controller = new AbortController();
  const headers = new Headers({ Authorization: `Bearer ${token}` });
  if (lastEventId !== undefined) headers.set('Last-Event-ID', lastEventId);
  const response = await fetch(url, { headers, signal: controller.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<string | undefined> => {
    while (!text.includes('\n\n')) {
      const part = await reader?.read();
      if (part?.value === undefined) return undefined;
      text += part.value;
    }
    const [first = '', ...rest] = text.split('\n\n');
    text = rest.join('\n\n');
    return first;
  };
  return {
    status: response.status,
    headers: response.headers,
    next,
    async nextEvent() {
      for (let part = await next(); part !== undefined; part = await next()) {
        const [, id = '', data = ''] = /^id: (.*)\ndata: (.*)$/.exec(part) ?? [];
        if (data !== '') return { id, data: JSON.parse(data) as unknown };
      }
      return undefined;
    },
    close: () => controller.abort(),
  };
}
