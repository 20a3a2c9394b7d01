import { documentRecord } from '@seed/documents-contracts/documents';
import { array } from '@seed/contracts/schema';
import type { DocumentRecord } from '@seed/documents-contracts/documents';
import { startStandalone } from '@seed/portal-sdk/standalone';
import * as module from '../index.ts';
import { documentsMocks } from './documents-mocks.ts';
import { worldOf } from './documents-world.ts';

void start();

async function start(): Promise<void> {
  const handlers = documentsMocks(worldOf(await readMock()));
  await startStandalone({ title: 'Documents', basename: '/documents', module, handlers });
}

/** Reads the static file from which the service's demo data is made as well. */
async function readMock(): Promise<DocumentRecord[]> {
  const response = await fetch('/mock/documents.json');
  return array(documentRecord).parse(await response.json());
}
