import { sleep } from '#app/lib/sleep.ts'
import { type Backoff, backoffMs } from '#contract/backoff.ts'

/** Delays after failures. There is no limit to how many: nothing is ever given up. */
const BACKOFF: Backoff = { firstMs: 1000, factor: 2, maxMs: 60_000 }

/** Event: there may be something to do. */
const NEWS = 'news'

/** Options of {@link startRetryLoop}. */
export interface RetryLoopParts {
  /**
   * Does the most urgent task. Resolves with the milliseconds until there may be another one, unless
   * news come earlier: 0 for at once, `Infinity` if there is none before the next news.
   */
  readonly turn: () => Promise<number>
  /**
   * Called with what a turn throws. Returns 0 for another turn at once, which does not count as a
   * failure; another number for a delay in milliseconds; undefined, like a loop without this function,
   * for one that grows with each failure.
   */
  readonly onFailure?: (error: unknown) => number | undefined
  /**
   * What ends a delay after a failure early: news, including those that came during the failed turn;
   * only news that come after it; or only a connection that returns.
   */
  readonly delayEnds: 'news' | 'laterNews' | 'online'
  /** Milliseconds before each turn within which several news count as one. */
  readonly gatherMs?: number
}

/** A running loop. */
export interface RetryLoop {
  /** Says that there is news: a wait ends, or the one that follows this turn is left out. */
  readonly wake: () => void
  /** Says that the server has answered: delays are short again. */
  readonly reached: () => void
}

/**
 * Takes turns, one at a time, until the signal aborts. The first begins before this returns, and must
 * wait for something before it uses the result.
 */
export function startRetryLoop(parts: RetryLoopParts, signal: AbortSignal): RetryLoop {
  const { turn, onFailure, delayEnds, gatherMs } = parts
  const news = new EventTarget()
  const abort = [signal, 'abort'] as const
  const early = delayEnds === 'online' ? ([globalThis, 'online'] as const) : ([news, NEWS] as const)
  let hasNews = false
  let failures = 0

  const afterFailure = async (ms: number | undefined) => {
    if (ms === 0) return
    failures += 1
    if (delayEnds === 'news' && hasNews) return
    await sleep(ms ?? backoffMs(BACKOFF, failures), abort, early)
  }
  const next = async () => {
    if (gatherMs !== undefined) await sleep(gatherMs, abort)
    if (signal.aborted) return
    hasNews = false
    try {
      const ms = await turn()
      if (signal.aborted || hasNews || ms === 0) return
      await sleep(ms === Infinity ? undefined : ms, abort, [news, NEWS])
    } catch (error) {
      if (!signal.aborted) await afterFailure(onFailure?.(error))
    }
  }
  const run = async () => {
    // oxlint-disable-next-line no-await-in-loop -- one turn at a time
    while (!signal.aborted) await next()
  }
  void run()

  return {
    wake() {
      hasNews = true
      news.dispatchEvent(new Event(NEWS))
    },
    reached() {
      failures = 0
    },
  }
}
