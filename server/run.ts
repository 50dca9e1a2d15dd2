import type { Kysely } from 'kysely'
import { buildApp, type AppOptions } from './app.ts'
import type { Config } from './config.ts'
import { lockDataFolder } from './db/data-lock.ts'
import type { OpenDatabase } from './db/engine.ts'
import { writeRow } from './db/health-probe.ts'
import { openDatabase } from './db/open.ts'
import { prepareDatabase } from './db/prepare-database.ts'
import type { Database } from './db/schema.ts'
import { DatabaseUnavailable } from './db/unavailable.ts'
import type { App } from './http/app-type.ts'
import { listenOn } from './listen.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { checkWayIn } from './sign-in-ways/check-way-in.ts'
import { settleBucket } from './storage/bucket-owner.ts'
import { StartError } from './start-error.ts'
import { type StopOptions, stopServing } from './stop-serving.ts'

/** A running server. */
export interface RunningServer {
  /** Where a browser on this machine reaches it. */
  origin: string
  /** Finishes requests in progress, then closes everything. */
  stop: (options?: StopOptions) => Promise<void>
}

/** Options of a run besides the configuration. */
export interface RunOptions extends Pick<
  AppOptions,
  'pages' | 'push' | 'limits' | 'overload' | 'now'
> {
  /** Fills an empty database. */
  fill?: (database: OpenDatabase, config: Config) => Promise<unknown>
}

/**
 * Starts the server: data folder, database, tables, catalogue, routes, port.
 * @throws with a one-line message that says what to do; everything is closed then
 */
export async function run(
  config: Config,
  { fill, ...options }: RunOptions = {},
): Promise<RunningServer> {
  const opened: ((options?: StopOptions) => unknown)[] = []
  const stop = async (options?: StopOptions) => {
    for (const close of opened.splice(0).toReversed()) await close(options)
  }
  try {
    // Only one server may use an SQLite file.
    if (config.DATABASE_URL === undefined) opened.push(lockDataFolder(config.DATA_DIR))
    await prepare(config, fill)
    const database = await openDatabase(config)
    opened.push(database.close)
    if (config.READ_ONLY === 'off') await checkWrites(database.db)
    await checkWayIn(database.db, config)
    const app = await buildApp({ config, database, searchesInMemory: true, ...options })
    opened.push((how) => stopServing(app, how))
    await serveMetrics(app, config)
    return { origin: await listen(app, config), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Runs migrations and fills the catalogue. */
async function prepare(config: Config, fill: RunOptions['fill']): Promise<void> {
  try {
    const database = await prepareDatabase(config)
    await settleBucket(database, config).catch(async (error: unknown) => {
      await database.close()
      throw error
    })
    await Promise.resolve(fill?.(database, config)).finally(() => database.close())
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error
    throw new StartError(`The database cannot be used: ${error.message}.`)
  }
}

/**
 * Fails the start when the database is read-only. One that is full or unreachable is not an error,
 * because it may recover.
 */
async function checkWrites(db: Kysely<Database>): Promise<void> {
  try {
    await writeRow(db)
  } catch (error) {
    if (error instanceof DatabaseUnavailable && error.outage !== 'read-only') return
    throw new StartError(
      `The database cannot be written to: ${(error as Error).message}. READ_ONLY=on serves what can be read.`,
    )
  }
}

async function listen(app: App, config: Config): Promise<string> {
  const { HOST, PORT } = config
  try {
    return `http://localhost:${await listenOn(app, config)}`
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(
      code === 'EADDRINUSE'
        ? `Port ${PORT} is in use. Stop the other program, or choose another port with PORT.`
        : `The server cannot listen on ${HOST}:${PORT}: ${(error as Error).message}.`,
    )
  }
}
