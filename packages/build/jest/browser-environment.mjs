import { TestEnvironment } from 'jest-environment-jsdom';

const { AbortController, AbortSignal, Blob, BroadcastChannel, File, FormData, Headers, ReadableStream } = globalThis;
const { Request, Response, TextDecoder, TextEncoder, TransformStream, WritableStream, fetch, structuredClone } =
  globalThis;

/** jsdom with what browsers have and jsdom lacks: fetch and its kin, from Node. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { AbortController, AbortSignal, Blob, BroadcastChannel, File, FormData, Headers });
    Object.assign(this.global, {
      ReadableStream,
      Request,
      Response,
      TextDecoder,
      TextEncoder,
      TransformStream,
      WritableStream,
    });
    Object.assign(this.global, { fetch, structuredClone });
    acceptNodeSignals(this.global.EventTarget.prototype);
    // jest has put methods of its own onto the window.
    acceptNodeSignals(this.global);
  }
}

/** jsdom's event targets refuse every AbortSignal but jsdom's own. */
function acceptNodeSignals(eventTarget) {
  const { addEventListener, removeEventListener } = eventTarget;
  eventTarget.addEventListener = function (type, listener, options) {
    const { signal, ...rest } = typeof options === 'object' ? (options ?? {}) : {};
    if (!(signal instanceof AbortSignal)) return addEventListener.call(this, type, listener, options);
    if (signal.aborted) return undefined;
    addEventListener.call(this, type, listener, rest);
    signal.addEventListener('abort', () => removeEventListener.call(this, type, listener, rest), { once: true });
    return undefined;
  };
}
