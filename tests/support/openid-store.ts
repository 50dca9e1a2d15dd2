import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'

/** Storage of an OpenID provider of the tests: in memory, separate for each provider. */
export function openIdStore(): AdapterFactory {
  const payloads = new Map<string, AdapterPayload>()
  return (model): Adapter => {
    const key = (id: string) => `${model} ${id}`
    const ownEntries = () => [...payloads].filter(([name]) => name.startsWith(`${model} `))
    return {
      upsert: async (id, payload) => void payloads.set(key(id), payload),
      find: async (id) => payloads.get(key(id)),
      findByUid: async (uid) => ownEntries().find(([, payload]) => payload.uid === uid)?.[1],
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const payload = payloads.get(key(id))
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      destroy: async (id) => void payloads.delete(key(id)),
      revokeByGrantId: async (grantId) => {
        for (const [name, payload] of ownEntries()) {
          if (payload.grantId === grantId) payloads.delete(name)
        }
      },
    }
  }
}
