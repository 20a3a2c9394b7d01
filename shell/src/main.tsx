import '@seed/ui/tokens.css';
import '@seed/ui/base.css';
import '@seed/ui/font.css';
import './document.css';
import { start } from './start.tsx';

const container = document.getElementById('app');
if (!container) throw new Error("The page has no element 'app'");
await start(container);
