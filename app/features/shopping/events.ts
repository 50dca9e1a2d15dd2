import { EventSourceParserStream } from 'eventsource-parser/stream'
import { openCall } from '#app/lib/api/api-client.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import { API_BASE } from '#app/lib/api/call.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { VERSION_EVENT } from '#contract/shopping-sync.ts'

/** Milliseconds before a stream that ended is opened again; each time twice as long. */
const FIRST_WAIT = 1000
const LONGEST_WAIT = 60_000

/** How the changes of other devices are heard. */
export interface Following {
  readonly signal: AbortSignal
  /** Version of the list that is known here. */
  readonly knownVersion: () => number
  /** Told when the server has a newer one. */
  readonly onNews: () => void
}

async function listen({ signal, knownVersion, onNews }: Following, onOpen: () => void) {
  // Through fetch, because an EventSource would have to carry the token in its address.
  const response = await openCall(`${API_BASE}/shopping/events`, { signal })
  onOpen()
  const events = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
  if (!events) return
  for await (const { event, data } of events) {
    if (event === VERSION_EVENT && Number(data) > knownVersion()) onNews()
  }
}

/** Waits until the time is over, the browser is online again, or the signal aborts. */
async function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const timer = setTimeout(resolve, ms)
  addEventListener('online', resolve)
  signal.addEventListener('abort', resolve)
  await promise
  clearTimeout(timer)
  removeEventListener('online', resolve)
  signal.removeEventListener('abort', resolve)
}

/** Follows the changes that other devices make, until the signal ends it. */
export function followEvents(following: Following): void {
  const { signal } = following
  let failures = 0
  const follow = async () => {
    while (!signal.aborted) {
      try {
        await listen(following, () => {
          failures = 0
        })
      } catch (error) {
        // Without a connection that is no failure.
        const isOffline = error instanceof ApiError && error.status === 0
        if (!signal.aborted && !isOffline) reportFailure(error)
      }
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures)
      failures += 1
      await waitFor(wait, signal)
    }
  }
  void follow()
}
