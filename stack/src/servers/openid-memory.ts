import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Keeps the provider's state in memory while it runs. */
export const createMemory = () => {
  const kept = new Map<string, AdapterPayload>();

  const removeWhere = (wanted: (payload: AdapterPayload) => boolean) => {
    for (const [key, payload] of kept) if (wanted(payload)) kept.delete(key);
  };

  return (kind: string): Adapter => {
    const keyOf = (id: string) => `${kind}:${id}`;
    return {
      upsert: async (id, payload, expiresInS) => {
        kept.set(keyOf(id), payload);
        if (expiresInS) setTimeout(() => kept.delete(keyOf(id)), expiresInS * 1_000).unref();
      },
      find: async (id) => kept.get(keyOf(id)),
      findByUid: async (uid) =>
        [...kept].find(([key, payload]) => key.startsWith(`${kind}:`) && payload.uid === uid)?.[1],
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const payload = kept.get(keyOf(id));
        if (payload) kept.set(keyOf(id), { ...payload, consumed: Math.floor(Date.now() / 1_000) });
      },
      destroy: async (id) => void kept.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => removeWhere((payload) => payload.grantId === grantId),
    };
  };
};
