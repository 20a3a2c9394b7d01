import { TestEnvironment } from 'jest-environment-jsdom';

const { AbortController, AbortSignal, BroadcastChannel, Headers, ReadableStream, Request, Response } = globalThis;
const { TextDecoder, TextEncoder, TransformStream, WritableStream, fetch, structuredClone } = globalThis;

/** jsdom with what browsers have and jsdom lacks: fetch and its kin, from Node. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { AbortController, AbortSignal, BroadcastChannel, Headers, ReadableStream, Request });
    Object.assign(this.global, { Response, TextDecoder, TextEncoder, TransformStream, WritableStream });
    Object.assign(this.global, { fetch, structuredClone });
  }
}
