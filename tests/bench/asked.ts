import { setTimeout as wait } from 'node:timers/promises'

/** A request of a visitor or a member. */
export interface Asked {
  path: string
  method?: 'GET' | 'POST' | 'PATCH'
  form?: Record<string, string>
  /** Made by a member. */
  isOwn?: boolean
}

/** Where requests go, and the tokens of the members who make some in turn. */
export interface Site {
  origin: string
  tokens: readonly string[]
}

/** Milliseconds until what was refused is asked again. */
const AGAIN_MS = 500

/**
 * Makes a request and reads its answer. It is made again after a 503: on a machine that does too much else, a
 * server waits for the processor for longer than it lets anybody wait.
 * @throws when it is refused otherwise
 */
export async function makeRequest(
  site: Site,
  { path, method = 'GET', form, isOwn = false }: Asked,
  turn: number,
): Promise<void> {
  const headers = {
    'accept-encoding': 'br',
    ...(isOwn && { authorization: `Bearer ${site.tokens[turn % site.tokens.length]}` }),
  }
  const body = form ? new URLSearchParams(form) : null
  for (;;) {
    const answer = await fetch(site.origin + path, { method, headers, body })
    await answer.arrayBuffer()
    if (answer.ok) return
    if (answer.status !== 503) throw new Error(`${method} ${path}: status ${answer.status}`)
    await wait(AGAIN_MS)
  }
}
