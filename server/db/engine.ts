import type {
  ColumnDataType,
  ColumnDefinitionBuilder,
  Expression,
  Kysely,
  Transaction,
} from 'kysely'
import type { Database } from './schema.ts'

/** Name of a database engine. */
export type EngineName = 'sqlite' | 'postgres'

/** The few things that a migration must say differently on each engine. */
export interface EngineColumns {
  /** An integer primary key that the database counts up and never reuses. */
  identity: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
  /** Text that is compared and sorted byte by byte, so that a prefix is a range. */
  word: ColumnDataType | Expression<unknown>
  /** Bytes. */
  bytes: ColumnDataType
  /** End of a table that is only looked up by its whole primary key or a beginning of it. */
  keyed: Expression<unknown>
}

/** One engine's part of the database layer. */
export interface Engine {
  name: EngineName
  columns: EngineColumns
  /** Whether several servers may use the database at once. */
  isShared: boolean
  /** Whether an error says that a row with the same unique value is already there. */
  isDuplicate: (error: unknown) => boolean
  /**
   * Lets nobody else write to tables until the transaction ends, after those who are writing now have
   * finished; reads go on.
   */
  takeTables: (trx: Transaction<Database>, tables: readonly (keyof Database)[]) => Promise<void>
}

/** An open database. */
export interface OpenDatabase {
  /** Reads and writes. */
  db: Kysely<Database>
  /**
   * Reads that may be a moment old: the replica of `DATABASE_REPLICA_URL`, otherwise `db` itself.
   * Never for what a member has just written, and never for a transaction. The primary answers while
   * the replica does not.
   */
  replica: Kysely<Database>
  /** Calls `report` with a line for the log when the replica leaves or returns; undefined without one. */
  watchReplica?: (report: (line: string) => void) => void
  engine: Engine
  /** Finishes running queries and lets go of the file or the connections. */
  close: () => Promise<void>
}
