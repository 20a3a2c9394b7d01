import type { AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { State } from './state-file.ts';

/** Stores the models of oidc-provider in the state file. */
export function adapterOver(state: State): AdapterFactory {
  return (kind) => {
    const findBy = (matches: (payload: AdapterPayload) => boolean) =>
      state.entries(kind).find(([, payload]) => matches(payload))?.[1];
    return {
      async upsert(id, payload, expiresIn) {
        const expiresAt = expiresIn === undefined ? null : Date.now() + expiresIn * 1000;
        // The copy keeps a later change of the object out of the stored state.
        await state.set(kind, id, { payload: structuredClone(payload), expiresAt });
      },
      find: async (id) => copyOf(state.get(kind, id)),
      findByUid: async (uid) => copyOf(findBy((payload) => payload.uid === uid)),
      findByUserCode: async (userCode) => copyOf(findBy((payload) => payload.userCode === userCode)),
      async consume(id) {
        const payload = state.get(kind, id);
        if (payload === undefined) return;
        const expiresAt = payload.exp === undefined ? null : payload.exp * 1000;
        await state.set(kind, id, { payload: { ...payload, consumed: Math.floor(Date.now() / 1000) }, expiresAt });
      },
      destroy: (id) => state.delete(kind, [id]),
      async revokeByGrantId(grantId) {
        const members = state.entries(kind).filter(([, payload]) => payload.grantId === grantId);
        await state.delete(
          kind,
          members.map(([id]) => id),
        );
      },
    };
  };
}

const copyOf = (payload: AdapterPayload | undefined) => (payload === undefined ? undefined : structuredClone(payload));
