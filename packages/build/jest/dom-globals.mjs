import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks them, and react-router needs them at import.
Object.assign(globalThis, { TextEncoder, TextDecoder });

// jsdom has no entries that describe how the page was reached.
globalThis.Performance.prototype.getEntriesByType ??= () => [];

// jsdom keeps no timeline.
globalThis.Performance.prototype.measure ??= () => undefined;
