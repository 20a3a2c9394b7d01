import { createParser } from 'eventsource-parser';

export interface EventReader {
  /** Called for each piece that arrives, comments included. */
  onBytes(): void;
  onEvent(event: { readonly id: string | undefined; readonly text: string }): void;
  /** The service names the time after which to return. */
  onRetry(ms: number): void;
}

/** Reads the events of a response until it ends; throws when it breaks. */
export async function readEvents({ body }: Response, reader: EventReader): Promise<void> {
  const parser = createParser({
    onEvent: ({ id, data }) => reader.onEvent({ id, text: data }),
    onRetry: (ms) => reader.onRetry(ms),
  });
  const pieces = body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await pieces?.read(); piece?.value !== undefined; piece = await pieces?.read()) {
    reader.onBytes();
    parser.feed(piece.value);
  }
}
