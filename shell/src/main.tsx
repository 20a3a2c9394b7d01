import '@seed/ui/tokens.css';
import '@seed/ui/base.css';
import '@seed/ui/font.css';
import './document.css';
import { nextTask } from './next-task.ts';

const container = document.getElementById('app');
if (!container) throw new Error("The page has no element 'app'");
// The code runs in two tasks, so that the browser handles input in between.
await import(/* webpackMode: "eager" */ 'react-dom/client');
await nextTask();
const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
await start(container);
