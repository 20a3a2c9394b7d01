import { silentResponse } from './startup.ts';

const container = document.getElementById('app');
if (!container) throw new Error("The page has no element 'app'");
// `start` shows the error.
await silentResponse().catch(() => {});
const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
await start(container);
