import { holdStream } from './hold-stream.ts';
import type { StreamSource } from './hold-stream.ts';

export interface SharedStreamOptions extends StreamSource {
  /** The same in all tabs that share the stream, and in no others. */
  readonly name: string;
  /** Called in every tab with the text of an event, and without one when something may have changed. */
  readonly onEvent: (text: string | undefined) => void;
}

/** The part of one tab in a stream that all tabs share. */
export interface SharedStream {
  close(): void;
}

/** An event as the tab with the connection sends it to the others. */
interface Message {
  readonly id?: string | undefined;
  readonly text?: string | undefined;
}

/**
 * Opens the stream in one tab of the browser: the one that has the web lock of its name. It sends the events to the
 * others by a channel. When it is closed, the browser gives the lock to another tab, which continues after the last event.
 */
export function shareStream({ name, onEvent, ...source }: SharedStreamOptions): SharedStream {
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  let lastId: string | undefined;
  const receive = ({ id, text }: Message) => {
    if (signal.aborted) return;
    lastId = id ?? lastId;
    onEvent(text);
  };
  const close = () => lifetime.abort();
  const hold = (publish: (message: Message) => void) => holdStream(source, { signal, lastId: () => lastId, publish });
  if (locks === undefined) {
    // On a page without HTTPS each tab has its own connection.
    void hold(receive);
    return { close };
  }
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Message>) => receive(data);
  signal.addEventListener('abort', () => channel.close());
  const publish = (message: Message) => {
    if (!signal.aborted) channel.postMessage(message);
    receive(message);
  };
  void locks
    .request(name, { signal }, () => hold(publish))
    .catch((error: unknown) => {
      // Closed before the lock came.
      if (!signal.aborted) throw error;
    });
  return { close };
}
