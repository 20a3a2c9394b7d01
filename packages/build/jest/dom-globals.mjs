import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks them, and react-router needs them at import.
Object.assign(globalThis, { TextEncoder, TextDecoder });

// Nor does it tell how a page was come to.
globalThis.Performance.prototype.getEntriesByType ??= () => [];
