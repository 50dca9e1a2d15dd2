import type { AddressInfo } from 'node:net'
import { buildApp, type AppOptions } from './app.ts'
import type { Config } from './config.ts'
import { lockDataFolder } from './db/data-lock.ts'
import type { OpenDatabase } from './db/engine.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import type { App } from './http/app-type.ts'
import { StartError } from './start-error.ts'

/** A server that listens. */
export interface RunningServer {
  /** Where a browser on this machine reaches it. */
  origin: string
  /** Answers what is under way, then lets go of everything. */
  stop: () => Promise<void>
}

/** What a server adds to its settings. */
export interface RunOptions {
  /** See {@link AppOptions}. */
  pages?: AppOptions['pages']
  /** See {@link AppOptions}. */
  push?: AppOptions['push']
  /** Puts something into a database that is empty. */
  fill?: (database: OpenDatabase, config: Config) => Promise<unknown>
}

/**
 * Starts the server: data folder, database, tables, catalogue, routes, port.
 * @throws with a message of one line that says what to do; nothing is left open then
 */
export async function run(config: Config, options: RunOptions = {}): Promise<RunningServer> {
  const opened: (() => unknown)[] = []
  const stop = async () => {
    for (const close of opened.splice(0).toReversed()) await close()
  }
  try {
    // PostgreSQL serves many processes; the file of SQLite belongs to one server.
    if (config.DATABASE_URL === undefined) opened.push(lockDataFolder(config.DATA_DIR))
    const database = await open(config)
    opened.push(database.close)
    await migrate(database.db, database.engine)
    await options.fill?.(database, config)
    const app = await buildApp({ config, database, pages: options.pages, push: options.push })
    opened.push(() => app.close())
    return { origin: await listen(app, config), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function open(config: Config): Promise<OpenDatabase> {
  try {
    return await openDatabase(config)
  } catch (error) {
    throw new StartError(`The database cannot be opened: ${reasonOf(error)}.`)
  }
}

async function listen(app: App, { HOST, PORT }: Config): Promise<string> {
  try {
    await app.listen({ host: HOST, port: PORT })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(
      code === 'EADDRINUSE'
        ? `Port ${PORT} is in use. Stop the other program, or choose another port with PORT.`
        : `The server cannot listen on ${HOST}:${PORT}: ${reasonOf(error)}.`,
    )
  }
  const { port } = app.server.address() as AddressInfo
  return `http://localhost:${port}`
}

/** Several addresses that were tried come as one error without a message. */
function reasonOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [error]
  return first instanceof Error ? first.message : String(first)
}
