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

/** Result or error of a statement. */
export type SqliteResponse =
  | { id: number; rows: unknown[]; changes: number | bigint }
  | { id: number; message: string; errcode: number | undefined }

/**
 * Milliseconds for which the thread waits for another process's write. Short, because reads wait
 * behind it; the sender retries.
 */
const BUSY_TIMEOUT_MS = 20
const PREPARED_MAX = 500

const port = parentPort
if (!port) throw new Error('This file is the thread of a SQLite database.')

/**
 * Primary result codes after which the file is reopened, because it may have been replaced:
 * read-only, I/O error, corrupt, cannot open, not a database.
 */
const SUSPECT_CODES = new Set([8, 10, 11, 14, 26])

const { file, isReadOnly } = workerData as { file: string; isReadOnly: boolean }

interface Prepared {
  statement: StatementSync
  /** Whether it returns rows. */
  reads: boolean
}

/** The open file; undefined when the next statement must reopen it. */
let database: DatabaseSync | undefined
let isSuspect = false
const prepared = new LRUCache<string, Prepared>({ max: PREPARED_MAX })

function open(): DatabaseSync {
  const opened = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  try {
    opened.exec('pragma journal_mode = wal')
    opened.exec('pragma synchronous = full')
    opened.exec('pragma foreign_keys = on')
    opened.exec('pragma cache_size = -65536')
    if (isReadOnly) opened.exec('pragma query_only = on')
  } catch (error) {
    opened.close()
    throw error
  }
  return opened
}

function prepare(sql: string): Prepared {
  database ??= open()
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
    isSuspect ||= SUSPECT_CODES.has((errcode ?? 0) & 0xff)
    return { id, message, errcode }
  } finally {
    // A transaction ends on the file on which it began.
    if (isSuspect && !database?.isTransaction) close()
  }
}

function close(): void {
  isSuspect = false
  prepared.clear()
  const closing = database
  database = undefined
  closing?.close()
}

port.on('message', (request: SqliteRequest | 'close') => {
  if (request === 'close') {
    close()
    port.close()
  } else {
    port.postMessage(execute(request))
  }
})
