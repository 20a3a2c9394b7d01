import { type MembersNotified, membersNotifiedType } from '@seed/contracts/portal-events';
import { deliverEvent } from '@seed/service-kit/testing/events';

/** Makes an act; missing fields make kenji comment on maria's post. */
export function actOf(act: Partial<MembersNotified> = {}): MembersNotified {
  return {
    kind: 'post.commented',
    recipients: ['maria'],
    actor: { id: 'kenji', name: 'Kenji Tanaka' },
    key: 'comment:1',
    isCollected: false,
    title: 'Rivers',
    excerpt: 'Well said',
    href: '/forums/1?comment=1',
    happenedAt: new Date().toISOString(),
    ...act,
  };
}

/** Delivers an act to the service, as another service does. */
export function notifyMembers(url: string, act: Partial<MembersNotified> = {}): Promise<number> {
  const payload = actOf(act);
  return deliverEvent(url, { id: payload.key, type: membersNotifiedType, payload });
}

/** Delivers that a member likes maria's post. */
export function notifyOfLike(url: string, actorId: string, act: Partial<MembersNotified> = {}): Promise<number> {
  const actor = { id: actorId, name: `Member ${actorId}` };
  return notifyMembers(url, { kind: 'post.liked', key: 'post-likes:1', isCollected: true, actor, excerpt: '', ...act });
}
