import { runMain } from '@seed/service-kit/run-main';
import { readDocumentsConfig } from './config.ts';
import { startDocuments } from './start.ts';

runMain(() => startDocuments(readDocumentsConfig(process.env)));
