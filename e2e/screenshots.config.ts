import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** `npm run screenshots`: a picture of every page, which a person looks at. */
export default defineConfig({ ...tests, testDir: 'screenshots', testMatch: /\.shots\.ts$/, timeout: 300_000 });
