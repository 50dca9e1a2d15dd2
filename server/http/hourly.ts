import type { FastifyBaseLogger } from 'fastify'
import { HOUR_MS } from '#contract/durations.ts'
import type { App } from './app-type.ts'

/** Rows of one statement. */
const IDS_MAX = 500

/** Where failures are logged. */
export type FailureLog = Pick<FastifyBaseLogger, 'warn'>

/** When hourly work begins. */
export interface HourlyOptions {
  /**
   * An hour after the start in place of at once: for what tidies up. Whoever has started with the wrong
   * database has until then to notice.
   */
  isLate?: boolean
}

/**
 * Tries each item alone and logs failures, so that one that fails does not keep the others from their turn.
 *
 * @param name for the log, such as "the deletion of a recipe"
 */
export async function eachAlone<Item>(
  log: FailureLog | undefined,
  name: string,
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  for (const item of items) {
    try {
      await work(item)
    } catch (error) {
      log?.warn({ err: error, item }, `${name} failed`)
    }
  }
}

/**
 * Goes through ids in ascending order, a few at a time, so that a statement stays short after a long pause and
 * no id keeps later ones from their turn.
 *
 * @param read the next ids, at most `limit`, that are larger than `after`
 */
export async function throughIds(
  read: (after: number, limit: number) => Promise<number[]>,
  work: (ids: readonly number[]) => Promise<void>,
): Promise<void> {
  for (let after = 0; ;) {
    const ids = await read(after, IDS_MAX)
    await work(ids)
    if (ids.length < IDS_MAX) return
    after = ids.at(-1) ?? after
  }
}

/**
 * Does some work as soon as the server is ready, and then every hour until it closes. Each part of it is
 * tried, also after one has failed. Failures are logged. While the database takes no writes the work waits.
 *
 * @param name for the log, such as "the deletion of old changes"
 */
export function repeatHourly(
  app: App,
  name: string,
  work: (() => Promise<void>) | readonly (() => Promise<void>)[],
  { isLate = false }: HourlyOptions = {},
): void {
  const parts = [work].flat()
  let isWaiting = false
  const attempt = async () => {
    isWaiting = app.databaseState.isReadOnly
    if (!isWaiting) await eachAlone(app.log, name, parts, (part) => part())
  }
  let timer: NodeJS.Timeout | undefined
  app.databaseState.onChange(() => {
    if (isWaiting) void attempt()
  })
  app.addHook('onReady', async () => {
    timer = setInterval(() => void attempt(), HOUR_MS).unref()
    // Not awaited, because a write may wait for an import and must not delay the start.
    if (!isLate) void attempt()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
