import { type MembersNotified, membersNotifiedType, subjects } from '@seed/contracts/portal-events';
import { documentCategories } from '@seed/documents-contracts/documents';
import type { Caller } from '@seed/service-kit/caller';
import { publish } from '@seed/service-kit/outbox';
import type { EntityManager } from 'typeorm';
import type { DocumentRow } from './document.entity.ts';

const categories: readonly string[] = documentCategories;

/** Notifies the followers of a club of its new document, in the transaction that stores it. */
export async function notifyOfDocument(manager: EntityManager, document: DocumentRow, caller: Caller): Promise<void> {
  const { id, name, classification } = document;
  // Every other classification is the key of a club.
  if (categories.includes(classification)) return;
  const event: MembersNotified = {
    kind: 'document.added',
    key: `document:${id}`,
    recipients: [],
    subject: subjects.club(classification),
    isForFollowers: true,
    actor: { id: caller.id, name: caller.name.slice(0, 191) },
    isCollected: false,
    title: name,
    excerpt: '',
    href: `/documents/${encodeURIComponent(classification)}`,
    happenedAt: new Date().toISOString(),
  };
  await publish(manager, membersNotifiedType, event);
}
