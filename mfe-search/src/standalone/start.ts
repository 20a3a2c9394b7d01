import { startStandalone } from '@seed/portal-sdk/standalone';
import * as module from '../index.ts';

// Alone, the page has no sources: they belong to the modules of what they find.
void startStandalone({ title: 'Search', basename: '/search', module, handlers: [] });
