// Preloaded into a service (`--import`), it takes the search index away: rows are written without it, and nothing indexes them.
import { register } from 'node:module';

register('./without-index-hooks.mjs', import.meta.url);
