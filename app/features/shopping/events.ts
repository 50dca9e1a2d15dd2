import { EventSourceParserStream } from 'eventsource-parser/stream'
import { openCall } from '#app/lib/api/api-client.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import { API_BASE } from '#app/lib/api/call.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { sleep } from '#app/lib/sleep.ts'
import { type Backoff, backoffMs } from '#contract/backoff.ts'
import { VERSION_EVENT } from '#contract/shopping-sync.ts'

/** Delays before a stream that ended is opened again. */
const BACKOFF: Backoff = { firstMs: 1000, factor: 2, maxMs: 60_000 }

/** Options of {@link followEvents}. */
export interface Following {
  readonly signal: AbortSignal
  /** Version of the list on this device. */
  readonly knownVersion: () => number
  /** Called when the server has a newer version. */
  readonly onNews: () => void
}

async function listen({ signal, knownVersion, onNews }: Following, onOpen: () => void) {
  // With fetch, because an EventSource would need the token in its URL.
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

/** Listens to the changes of other devices until the signal aborts. */
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
        // Being offline is not a failure.
        const isOffline = error instanceof ApiError && error.status === 0
        if (!signal.aborted && !isOffline) reportFailure(error)
      }
      failures += 1
      await sleep(backoffMs(BACKOFF, failures), [signal, 'abort'], [globalThis, 'online'])
    }
  }
  void follow()
}
