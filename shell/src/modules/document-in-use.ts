import type { BootDocument } from '@seed/contracts/boot';
import { createStore, type Store } from '@seed/ui/store';
import { documentFor, type RolloutMember } from './member-modules.ts';

/** Whether the document in use must stay, because a member uses a page of it. */
export type Holder = (newer: BootDocument) => boolean;

/** The signed-in member, whose id decides between stable and canary. */
export interface MemberSource {
  current(): RolloutMember | undefined;
  subscribe(listener: () => void): void;
}

/** The boot document that a tab uses. A newer one replaces it as a whole, once nothing holds it. */
export interface DocumentInUse extends Pick<Store<BootDocument>, 'get' | 'subscribe'> {
  arrive(newer: BootDocument): void;
  /** Adds a reason to keep the document in use. Returns the function that removes it. */
  hold(holder: Holder): () => void;
  /** Uses the newest document if nothing holds the one in use any more. */
  settle(): void;
}

export function createDocumentInUse(boot: BootDocument, member: MemberSource): DocumentInUse {
  const holders = new Set<Holder>();
  let newest = boot;
  let next = documentFor(boot, member.current());
  const used = createStore(next);
  const settle = () => {
    if (next === used.get() || [...holders].some((holds) => holds(next))) return;
    used.set(next);
  };
  const choose = () => {
    const chosen = documentFor(newest, member.current());
    next = JSON.stringify(chosen) === JSON.stringify(used.get()) ? used.get() : chosen;
    settle();
  };
  member.subscribe(choose);
  return {
    get: used.get,
    subscribe: used.subscribe,
    settle,
    arrive(newer) {
      newest = newer;
      choose();
    },
    hold(holder) {
      holders.add(holder);
      return () => void holders.delete(holder);
    },
  };
}
