import { DatabaseSync } from 'node:sqlite'
import type { SQLInputValue, StatementSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'

/** A statement for the worker. */
export interface SqliteRequest {
  id: number
  sql: string
  parameters: readonly unknown[]
}

/** What a statement gave, or why it failed. */
export type SqliteResponse =
  | { id: number; rows: unknown[]; changes: number | bigint }
  | { id: number; message: string; errcode: number | undefined }

/**
 * Milliseconds the thread itself waits for another process's write. Short, because reads wait with
 * it; whoever sent the statement tries again.
 */
const BUSY_TIMEOUT_MS = 20
const PREPARED_MAX = 500

const port = parentPort
if (!port) throw new Error('This file is the thread of a SQLite database.')

const { file } = workerData as { file: string }
const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
database.exec('pragma journal_mode = wal')
database.exec('pragma synchronous = full')
database.exec('pragma foreign_keys = on')
database.exec('pragma cache_size = -65536')

interface Prepared {
  statement: StatementSync
  /** Whether it answers with rows. */
  reads: boolean
}

const prepared = new LRUCache<string, Prepared>({ max: PREPARED_MAX })

function prepare(sql: string): Prepared {
  const known = prepared.get(sql)
  if (known) return known
  const statement = database.prepare(sql)
  const entry = { statement, reads: statement.columns().length > 0 }
  prepared.set(sql, entry)
  return entry
}

function execute({ id, sql, parameters }: SqliteRequest): SqliteResponse {
  try {
    const { statement, reads } = prepare(sql)
    const values = parameters as SQLInputValue[]
    if (reads) return { id, rows: statement.all(...values), changes: 0 }
    return { id, rows: [], changes: statement.run(...values).changes }
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number }
    return { id, message, errcode }
  }
}

port.on('message', (request: SqliteRequest | 'close') => {
  if (request === 'close') {
    database.close()
    port.close()
  } else {
    port.postMessage(execute(request))
  }
})
