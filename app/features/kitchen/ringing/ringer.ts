import type { Store } from '#design-system/lib/store.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import type { Ringing } from './ringing.ts'

/** A bell that can be stopped. */
export interface Bell {
  /**
   * Sounds once, for at most three seconds.
   *
   * @param texts what rings for the first time, as words
   */
  readonly strike: (texts: readonly string[]) => void
  /** Stops every sound. */
  readonly silence: () => void
}

/** Milliseconds between two strikes at first: the bell, and the quiet after it. */
export const STRIKES_EVERY_MS = 5600
/** Milliseconds for which the bell strikes every {@link STRIKES_EVERY_MS}. */
const OFTEN_FOR_MS = MINUTE_MS
/** Milliseconds between two strikes after {@link OFTEN_FOR_MS}. */
const THEN_EVERY_MS = MINUTE_MS

/**
 * Rings until all ringing timers are stopped: the bell, four seconds of silence, the bell again. After a
 * minute it rings once a minute. Another timer starts the sequence again.
 *
 * @param textOf the sentence that names the ringing timer
 * @param now epoch milliseconds
 * @param signal stops the ringing
 */
export function ring(
  ringing: Pick<Store<readonly Ringing[]>, 'get' | 'subscribe'>,
  {
    bell,
    textOf,
    now,
    signal,
  }: { bell: Bell; textOf: (ringing: Ringing) => string; now: () => number; signal: AbortSignal },
): void {
  let struckAt: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const check = () => {
    clearTimeout(timer)
    const rings = ringing.get()
    const since = rings.at(-1)?.since
    if (since === undefined) {
      if (struckAt !== undefined) bell.silence()
      struckAt = undefined
      return
    }
    const time = now()
    const isNew = struckAt === undefined || since > struckAt
    const pause = time - since < OFTEN_FOR_MS ? STRIKES_EVERY_MS : THEN_EVERY_MS
    const wait = isNew ? 0 : (struckAt ?? 0) + pause - time
    if (wait <= 0) {
      const before = struckAt ?? -Infinity
      bell.strike(rings.filter((one) => one.since > before).map(textOf))
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
