import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { callbackify } from 'node:util'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from './app-type.ts'
import { LocalCounts, type RateCounter } from './rate-counts.ts'
import { SharedCounts } from './shared-rate-counts.ts'

export interface RateCountStoreOptions {
  database: Pick<OpenDatabase, 'db' | 'engine'>
  now: () => Date
}

/** Kinds of requests that each process counts separately, because they are frequent and cheap. */
const OF_ONE_PROCESS = /^(reads|pages|files|crawlers) /
/** Milliseconds between deletions of windows that have ended. */
const DELETE_EVERY_MS = 60_000

/**
 * The store of all rate limits. Where several servers may share the database, expensive requests
 * and sign-ins are counted there for all of them; everything else is counted in memory. Keys begin
 * with their limit.
 */
export function rateCountStore(
  app: App,
  { database, now }: RateCountStoreOptions,
): FastifyRateLimitStoreCtor {
  const local = new LocalCounts(now)
  const shared = database.engine.isShared ? shareCounts(app, { database, now }) : local
  return storeOf((key) => (OF_ONE_PROCESS.test(key) ? local : shared), now)
}

/** Counts in the database, and deletes ended windows while the server runs. */
function shareCounts(app: App, { database, now }: RateCountStoreOptions): RateCounter {
  const shared = new SharedCounts(database.db, now)
  const forget = async () => {
    try {
      await shared.deleteEndedWindows()
    } catch (error) {
      app.log.warn({ err: error }, 'ended rate counts could not be deleted')
    }
  }
  const timer = setInterval(() => void forget(), DELETE_EVERY_MS).unref()
  app.addHook('onReady', forget)
  app.addHook('onClose', async () => clearInterval(timer))
  return shared
}

/**
 * The counters as a store class of the rate limiter, whose children are the limits of one route.
 */
function storeOf(
  counterOf: (key: string) => RateCounter,
  now: () => Date,
): FastifyRateLimitStoreCtor {
  const count = async (key: string, windowMs: number, max: number) => {
    const { count: current, endsAt } = await counterOf(key).count(key, windowMs, max)
    return { current, ttl: endsAt - now().getTime() }
  }
  const countThen = callbackify(count)
  return class implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (key, callback, windowMs, max) =>
      countThen(key, windowMs, max, callback)

    // One store for all: keys are already distinct.
    child(): FastifyRateLimitStore {
      return this
    }
  }
}
