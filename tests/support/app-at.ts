import type { App } from '#server/http/app-type.ts'

/** Milliseconds between two attempts to reach a server that was killed. */
const AGAIN_MS = 20
/** Of Node, whatever a test puts in its place. */
const globalFetch = fetch

interface Injected {
  method?: string
  url: string
  headers?: Record<string, string>
  payload?: string | object
}

/**
 * Makes calls as `inject` of a server in this process does, to one that is reached over the network.
 * @param options `tryAgain` while nothing listens there
 */
export function appAt(origin: string, { tryAgain = false } = {}): App {
  const ask = async ({ method = 'GET', url, headers = {}, payload }: Injected) => {
    for (;;) {
      try {
        return await globalFetch(origin + url, { method, ...bodyOf(headers, payload) })
      } catch (error) {
        if (!tryAgain) throw error
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
      }
    }
  }
  const inject = async (call: Injected) => {
    const answer = await ask(call)
    const rawPayload = Buffer.from(await answer.arrayBuffer())
    const body = rawPayload.toString()
    return {
      statusCode: answer.status,
      headers: Object.fromEntries(answer.headers),
      rawPayload,
      body,
      json: () => JSON.parse(body) as unknown,
    }
  }
  return { inject } as unknown as App
}

function bodyOf(headers: Record<string, string>, payload: Injected['payload']) {
  if (payload === undefined) return { headers }
  if (typeof payload === 'string') return { headers, body: payload }
  if (payload instanceof Uint8Array) return { headers, body: new Uint8Array(payload) }
  return {
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(payload),
  }
}
