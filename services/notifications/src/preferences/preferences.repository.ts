import {
  defaultFrequencies,
  type PortalFrequency,
  type PushFrequency,
  type TopicPreference,
} from '@seed/notifications-contracts/notification-preferences';
import { type NotificationTopic, notificationTopics } from '@seed/notifications-contracts/notification-topics';
import { type EntityManager, In } from 'typeorm';
import { notificationEntity } from '../notifications/notification.entity.ts';
import { preferenceEntity, type PreferenceRow } from './preference.entity.ts';

/** The topic of a row that counts for all topics without a row. */
const otherTopics = '*';

/** The choices of members, by topic. */
export function preferencesRepository(manager: EntityManager) {
  const rows = manager.getRepository(preferenceEntity);
  return {
    /** All topics in the order of the contract; those without a choice have their defaults. */
    async list(memberId: string): Promise<TopicPreference[]> {
      const chosen = new Map((await rows.findBy({ memberId })).map(({ topic, ...choice }) => [topic, choice]));
      return notificationTopics.map((topic) => {
        const { portal, email, push } = chosen.get(topic) ?? chosen.get(otherTopics) ?? defaultFrequencies;
        return { topic, portal, email, push: push ?? unchosenPush(portal) };
      });
    },
    /** The recipients who do not want notifications of the topic in the portal, and whether they want them elsewhere. */
    async withoutPortal(
      topic: NotificationTopic,
      recipientIds: readonly string[],
    ): Promise<ReadonlyMap<string, 'elsewhere' | 'nowhere'>> {
      const found = await rows.findBy({ topic, portal: 'never', memberId: In([...recipientIds]) });
      const isNowhere = ({ email, push }: PreferenceRow) => email === 'never' && (push ?? 'never') === 'never';
      return new Map(found.map((row) => [row.memberId, isNowhere(row) ? 'nowhere' : 'elsewhere']));
    },
    /** Turns the e-mails of all topics off, also of topics that are added later. */
    async stopEmails(memberId: string): Promise<void> {
      await rows.update({ memberId }, { email: 'never' });
      const rest = { memberId, topic: otherTopics, portal: defaultFrequencies.portal, email: 'never' } as const;
      await rows.upsert(rest, ['memberId', 'topic']);
    },
    async store(memberId: string, choices: readonly TopicPreference[]): Promise<void> {
      if (choices.length === 0) return;
      const stored = choices.map((choice) => ({ memberId, ...choice }));
      // One statement sets the same columns in all its rows, and a choice without `push` leaves that as it is.
      const [some, others] = [stored.filter(hasPush), stored.filter((choice) => !hasPush(choice))];
      for (const same of [some, others]) if (same.length > 0) await rows.upsert(same, ['memberId', 'topic']);
      // The next act goes where the member wants it now, so it begins a notification of its own.
      const collecting = { recipientId: memberId, isRead: false };
      await manager.getRepository(notificationEntity).update(collecting, { collectedKey: null });
    },
  };
}

/** Returns a function that returns whether one of the members wants notifications of a topic on their devices. */
export async function pushChoicesOf(
  manager: EntityManager,
  memberIds: readonly string[],
): Promise<(memberId: string, topic: NotificationTopic) => PushFrequency> {
  const found = await manager.getRepository(preferenceEntity).findBy({ memberId: In([...memberIds]) });
  const chosen = new Map(found.map((row) => [`${row.memberId} ${row.topic}`, row.push ?? unchosenPush(row.portal)]));
  return (memberId, topic) => chosen.get(`${memberId} ${topic}`) ?? defaultFrequencies.push;
}

/** Those of the members who want a topic on their devices once a day or week. */
export async function membersWithPushDigests(manager: EntityManager, memberIds: readonly string[]): Promise<string[]> {
  const where = { memberId: In([...memberIds]), push: In(['daily', 'weekly']) };
  const found = await manager.getRepository(preferenceEntity).find({ select: { memberId: true }, where });
  return [...new Set(found.map(({ memberId }) => memberId))];
}

const hasPush = ({ push }: TopicPreference) => push !== undefined;

/** A member who does not want a topic in the portal gets it on no device before they choose so. */
function unchosenPush(portal: PortalFrequency): PushFrequency {
  return portal === 'never' ? 'never' : defaultFrequencies.push;
}

export async function removeChoices(manager: EntityManager, memberIds: readonly string[]): Promise<void> {
  await manager.getRepository(preferenceEntity).delete({ memberId: In([...memberIds]) });
}

/** Gives the choices of former ids to the present one, whose own ones stay. */
export async function moveChoices(
  manager: EntityManager,
  formerIds: readonly string[],
  memberId: string,
): Promise<void> {
  const rows = manager.getRepository(preferenceEntity);
  const former = await rows.findBy({ memberId: In([...formerIds]) });
  const own = new Set((await rows.findBy({ memberId })).map(({ topic }) => topic));
  const missing = new Map(former.filter(({ topic }) => !own.has(topic)).map((row) => [row.topic, row]));
  if (missing.size > 0) await rows.insert([...missing.values()].map((row) => ({ ...row, memberId })));
  await removeChoices(manager, formerIds);
}
