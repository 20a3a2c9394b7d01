import type {
  NotificationPreferences,
  TopicPreference,
  updateNotificationPreferences,
} from '@seed/notifications-contracts/notification-preferences';
import { notificationTopics } from '@seed/notifications-contracts/notification-topics';
import type { Body } from '@seed/contracts/endpoint';
import type { Caller } from '@seed/service-kit/caller';
import { type Database, inTransaction } from '@seed/service-kit/transaction';
import { findDigestMember, storeDigestMember } from '../digests/digest-members.repository.ts';
import { mailStopsRepository } from '../mail-reports/mail-stops.repository.ts';
import { preferencesRepository } from './preferences.repository.ts';

const knownTopics = new Set<string>(notificationTopics);

interface PreferencesOptions {
  readonly sendsEmail: boolean;
  /** Undefined if the portal sends no push messages. */
  readonly pushKey: string | undefined;
  readonly now: () => Date;
}

/** Members read and change their own preferences. */
export class PreferencesService {
  readonly #database: Database;
  readonly #options: PreferencesOptions;

  constructor(database: Database, options: PreferencesOptions) {
    this.#database = database;
    this.#options = options;
  }

  async get(caller: Caller): Promise<NotificationPreferences> {
    const { sendsEmail, pushKey } = this.#options;
    const stored = await preferencesRepository(this.#database.manager).list(caller.id);
    // A page that sends back what it got makes no choice about a channel that it does not show.
    const topics = pushKey === undefined ? stored.map(withoutPush) : stored;
    const member = await findDigestMember(this.#database, caller.id);
    const emailTo = member === null || member.email === '' ? undefined : member.email;
    const stop = emailTo === undefined ? null : await mailStopsRepository(this.#database.manager).find(emailTo);
    const emailStopped = stop === null ? undefined : { reason: stop.reason, since: stop.stoppedAt.toISOString() };
    return { topics, sendsEmail, pushKey, emailTo, emailStopped, timeZone: member?.timeZone };
  }

  /** Topics that this version does not have are ignored, and of one that is given twice the last choice counts. */
  async update(
    { topics, timeZone, resumeEmail }: Body<typeof updateNotificationPreferences>,
    caller: Caller,
  ): Promise<NotificationPreferences> {
    const known = topics.filter(({ topic }) => knownTopics.has(topic));
    const choices = [...new Map(known.map((choice) => [choice.topic, choice])).values()];
    await inTransaction(this.#database, (manager) => preferencesRepository(manager).store(caller.id, choices));
    if (resumeEmail === true) await this.#resumeEmail(caller);
    if (timeZone !== undefined) await this.#storeAddress(caller, timeZone);
    return this.get(caller);
  }

  stopEmails(memberId: string): Promise<void> {
    return inTransaction(this.#database, (manager) => preferencesRepository(manager).stopEmails(memberId));
  }

  async #resumeEmail({ id }: Caller): Promise<void> {
    const member = await findDigestMember(this.#database, id);
    if (member !== null) await mailStopsRepository(this.#database.manager).resume(member.email);
  }

  /** An address that may belong to another person gets no e-mails. */
  async #storeAddress({ id, name, email, emailVerified }: Caller, timeZone: string): Promise<void> {
    const verified = emailVerified === true && email !== '' ? email : undefined;
    // Push messages of the day need the time zone only.
    if (verified === undefined && this.#options.pushKey === undefined) return;
    const member = { memberId: id, name, email: verified, timeZone };
    await storeDigestMember(this.#database, member, this.#options.now());
  }
}

const withoutPush = ({ topic, portal, email }: TopicPreference): TopicPreference => ({ topic, portal, email });
