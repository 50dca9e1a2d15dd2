import { EventSourceParserStream } from 'eventsource-parser/stream'
import { reportFailure } from '#app/lib/report-failure.ts'
import { startRetryLoop } from '#app/lib/sync/retry-loop.ts'
import { HEARTBEAT_S, type EventName, type Versions } from '#contract/events.ts'
import { openCall } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { API_BASE } from './call.ts'

/** Milliseconds without a byte after which a stream is dropped: two heartbeats and some slack. */
const SILENCE_MS = (2 * HEARTBEAT_S + 1) * 1000

/** Options of {@link followEvents}. */
export interface Following {
  /** What is followed. */
  readonly name: EventName
  readonly signal: AbortSignal
  /** Version on this device. */
  readonly knownVersion: () => number
  /** Called when the server has a newer version. */
  readonly onNews: () => void
  /** Called when the stream has ended, or has been silent for too long. It is opened again. */
  readonly onLost?: () => void
}

/** The one stream of this page, which is open while somebody follows. */
interface Stream {
  readonly followers: Set<Following>
  readonly told: Partial<Versions>
  readonly ending: AbortController
}

let current: Stream | undefined

function tell({ told }: Stream, { name, knownVersion, onNews }: Following): void {
  if ((told[name] ?? -1) > knownVersion()) onNews()
}

/** Ends `own` after a silence, counted from the last call of the result. */
function watch(own: AbortController): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(() => own.abort(new ApiError(0, 'Silence.')), SILENCE_MS)
  }
  own.signal.addEventListener('abort', () => clearTimeout(timer))
  restart()
  return restart
}

async function listen(stream: Stream, own: AbortController, onOpen: () => void): Promise<void> {
  const heard = watch(own)
  // With fetch, because an EventSource would need the token in its URL.
  const response = await openCall(`${API_BASE}/shopping/events`, { signal: own.signal })
  onOpen()
  const events = response.body
    ?.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        // Heartbeats are comments, which the parser leaves out.
        transform(bytes, next) {
          heard()
          next.enqueue(bytes)
        },
      }),
    )
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
  if (!events) return
  for await (const { event, data } of events) {
    stream.told[event as EventName] = Number(data)
    for (const follower of stream.followers) if (follower.name === event) tell(stream, follower)
  }
}

function keepOpen(stream: Stream): void {
  const { signal } = stream.ending
  const turn = async () => {
    const own = new AbortController()
    const end = () => {
      loop.reached()
      own.abort()
    }
    // A stream of the network before may stay open for ever.
    const endings = [[signal, 'abort'] as const, [globalThis, 'online'] as const]
    for (const [target, name] of endings) target.addEventListener(name, end)
    try {
      await listen(stream, own, () => loop.reached())
    } catch (error) {
      // Being offline is not a failure.
      const isOffline = error instanceof ApiError && error.status === 0
      if (!own.signal.aborted && !isOffline) reportFailure(error)
    }
    for (const [target, name] of endings) target.removeEventListener(name, end)
    own.abort()
    throw new ApiError(0, 'The stream has ended.')
  }
  const onFailure = () => {
    for (const { onLost } of stream.followers) onLost?.()
    return undefined
  }
  const loop = startRetryLoop({ turn, onFailure, delayEnds: 'online' }, signal)
}

function openStream(): Stream {
  const stream = { followers: new Set<Following>(), told: {}, ending: new AbortController() }
  keepOpen(stream)
  return stream
}

/**
 * Listens to the changes of the member's other devices until the signal aborts, which it has to do when
 * the token changes.
 */
export function followEvents(following: Following): void {
  const stream = (current ??= openStream())
  stream.followers.add(following)
  tell(stream, following)
  const leave = () => {
    stream.followers.delete(following)
    if (stream.followers.size > 0) return
    stream.ending.abort()
    if (current === stream) current = undefined
  }
  following.signal.addEventListener('abort', leave, { once: true })
}
