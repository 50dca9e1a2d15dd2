import type { Store } from '#design-system/lib/store.ts'
import type { Ringing } from './ringing.ts'

/** What rings: three strikes each time. */
export interface Bell {
  readonly strike: () => void
  /** Ends the strikes that still sound. */
  readonly silence: () => void
}

/** Milliseconds of three strikes and four seconds of quiet. */
export const STRIKES_EVERY_MS = 5600
/** How long the bell strikes again and again, and how often after that. */
const MINUTE_MS = 60_000

/**
 * Rings while timers do: three strikes, four seconds of quiet, again; after a minute once a minute,
 * until all are stopped. A further timer begins anew.
 *
 * @param now epoch milliseconds
 * @param signal ends it
 */
export function ring(
  ringing: Pick<Store<readonly Ringing[]>, 'get' | 'subscribe'>,
  { bell, now, signal }: { bell: Bell; now: () => number; signal: AbortSignal },
): void {
  let struckAt: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const check = () => {
    clearTimeout(timer)
    const since = ringing.get().at(-1)?.since
    if (since === undefined) {
      if (struckAt !== undefined) bell.silence()
      struckAt = undefined
      return
    }
    const time = now()
    const isNew = struckAt === undefined || since > struckAt
    const pause = time - since < MINUTE_MS ? STRIKES_EVERY_MS : MINUTE_MS
    const wait = isNew ? 0 : (struckAt ?? 0) + pause - time
    if (wait <= 0) {
      bell.strike()
      struckAt = time
    }
    timer = setTimeout(check, wait > 0 ? wait : pause)
  }

  signal.addEventListener('abort', ringing.subscribe(check))
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    if (struckAt !== undefined) bell.silence()
  })
  check()
}
