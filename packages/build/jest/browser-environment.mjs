import { TestEnvironment } from 'jest-environment-jsdom';

const { AbortController, AbortSignal, Blob, BroadcastChannel, File, FormData, Headers, ReadableStream } = globalThis;
const { Request, Response, TextDecoder, TextEncoder, TransformStream, WritableStream, fetch, structuredClone } =
  globalThis;

/** jsdom with the parts of browsers that it lacks: fetch and its relatives from Node, and PointerEvent. */
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
    this.global.PointerEvent = pointerEvent(this.global);
    acceptNodeSignals(this.global.EventTarget.prototype);
    // jest has put its own methods onto the window.
    acceptNodeSignals(this.global);
  }
}

/** https://www.w3.org/TR/pointerevents3/#pointerevent-interface, as far as components read it. */
function pointerEvent({ MouseEvent }) {
  return class PointerEvent extends MouseEvent {
    constructor(type, { pointerId = 0, pointerType = '', isPrimary = false, width = 1, height = 1, ...init } = {}) {
      super(type, init);
      Object.assign(this, { pointerId, pointerType, isPrimary, width, height, pressure: 0, tiltX: 0, tiltY: 0 });
    }
  };
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
