/** The names of the window that belong to the shell, in the sources and in the running module. */
export const forbiddenGlobals = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'localStorage',
  'sessionStorage',
  'indexedDB',
] as const;
