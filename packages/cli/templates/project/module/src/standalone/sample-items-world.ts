import { mockUser } from '@seed/portal-sdk/mocks';
import type { SampleItem } from '@seed/sample-items-contracts/sample-items';

export type KeptSampleItem = Omit<SampleItem, 'permissions'> & { readonly version: number };

/** Sample items in memory, newest first. */
export interface SampleItemsWorld {
  items: KeptSampleItem[];
  nextId: number;
}

export function emptyWorld(): SampleItemsWorld {
  return { items: [], nextId: 1 };
}

/** Adds a sample item; missing fields get defaults. */
export function addSampleItem(world: SampleItemsWorld, item: Partial<KeptSampleItem> = {}): KeptSampleItem {
  const id = world.nextId;
  world.nextId += 1;
  const authorID = mockUser.id;
  const creationDate = new Date().toISOString();
  const filled = { id, title: `Number ${id}`, text: 'Text', authorID, creationDate, version: 1, ...item };
  world.items.unshift(filled);
  return filled;
}
