import type { FastifyRequest } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { DAY_MS } from '#contract/durations.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Database } from '#server/db/schema.ts'
import type { App } from './app-type.ts'
import { repeatHourly } from './hourly.ts'
import { kindOf } from './limits/request-kind.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The error that the request was answered with. */
    failure?: ErrorCode
  }
}

/** Milliseconds between two writes of the counts. */
const WRITE_MS = 10_000
/** Milliseconds from which a page counts as slow. */
const SLOW_MS = 2000
/** Maximum number of kinds that a process counts between two writes. Further ones share one name. */
const KINDS_MAX = 100
const OTHERS = 'ServerError * *'
/** Days for which counts are kept. */
const ERROR_DAYS = 30
/** Maximum number of rows, one for each kind and day. */
const ROWS_MAX = 500
/** Codes of refusals that are counted, because they say something about the site. */
const WATCHED: ReadonlySet<ErrorCode> = new Set(['ProviderFailed', 'FilmRefused', 'StorageFull'])
/** Codes that are expected and not counted. */
const MEANT: ReadonlySet<ErrorCode> = new Set(['ReadOnly'])

interface Counted {
  count: number
  first: number
  last: number
}

/**
 * Counts errors by code, method and route pattern. Nothing about the person is recorded. Each process adds its counts
 * to the same rows.
 */
export function countErrors(app: App, db: Kysely<Database>, now: () => Date): void {
  let counted = new Map<string, Counted>()
  const add = (kind: string) => {
    const name = counted.has(kind) || counted.size < KINDS_MAX ? kind : OTHERS
    const time = now().getTime()
    const { count, first } = counted.get(name) ?? { count: 0, first: time }
    counted.set(name, { count: count + 1, first, last: time })
  }
  const write = async () => {
    if (counted.size === 0 || app.databaseState.isReadOnly) return
    const written = counted
    counted = new Map()
    for (const [kind, found] of written) await writeCount(db, kind, found)
  }
  const tryToWrite = async () => {
    await write().catch((error: unknown) => app.log.warn({ err: error }, 'counting errors failed'))
  }

  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    timer = setInterval(() => void tryToWrite(), WRITE_MS).unref()
  })
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await tryToWrite()
  })
  repeatHourly(app, 'forgetting old errors', async () => await forgetErrors(db, now().getTime()))
  app.addHook('onResponse', (request, reply, done) => {
    const kind = kindOfFailure(request, reply)
    if (kind !== undefined) add(kind)
    done()
  })
}

function kindOfFailure(
  request: FastifyRequest,
  { statusCode, elapsedTime }: { statusCode: number; elapsedTime: number },
): string | undefined {
  const { url = '*', config } = request.routeOptions
  const where = `${request.method} ${url}`
  const { failure } = request
  if (config.isProbe || (failure && MEANT.has(failure))) return undefined
  if (failure && WATCHED.has(failure)) return `${failure} ${where}`
  if (statusCode >= 500) return `${failure ?? 'ServerError'} ${where}`
  return elapsedTime >= SLOW_MS && kindOf(request) === 'pages' ? `Slow ${where}` : undefined
}

/** Adds counts to the rows of their kind and day. */
async function writeCount(
  db: Kysely<Database>,
  kind: string,
  { count, first, last }: Counted,
): Promise<void> {
  const day = new Date(last).toISOString().slice(0, 10)
  await db
    .insertInto('error_counts')
    .values({ kind, day, count, first_at: first, last_at: last })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'day']).doUpdateSet((row) => ({
        count: row('error_counts.count', '+', count),
        last_at: last,
      })),
    )
    .execute()
}

async function forgetErrors(db: Kysely<Database>, now: number): Promise<void> {
  const before = new Date(now - ERROR_DAYS * DAY_MS).toISOString().slice(0, 10)
  await db.deleteFrom('error_counts').where('day', '<', before).execute()
  await db.deleteFrom('quiet_errors').where('until', '<=', now).execute()
  await sql`delete from error_counts where last_at < (
    select last_at from error_counts order by last_at desc limit 1 offset ${sql.lit(ROWS_MAX)}
  )`.execute(db)
}
