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
/** All of {@link EngineName}. */
export const ENGINE_NAMES = Object.keys({
  sqlite: true,
  postgres: true,
} satisfies Record<EngineName, true>) as EngineName[]

/** What differs between engines in migrations: column types and a few expressions. */
export interface EngineColumns {
  /** An auto-increment integer primary key, never reused. */
  identity: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
  /** Text that is compared and sorted byte by byte, so that a prefix is a range. */
  word: ColumnDataType | Expression<unknown>
  /** Bytes. */
  bytes: ColumnDataType
  /**
   * Makes a table give out ids after those of the table whose rows it has taken, so that ids that
   * were given out stay taken.
   */
  continueIds: (db: Kysely<unknown>, table: string, before: string) => Promise<void>
  /** Lets rows of a table be added, and neither changed nor deleted. */
  appendOnly: (db: Kysely<unknown>, table: string) => Promise<void>
  /** 32 hexadecimal digits that nobody can guess, different for each row. */
  secret: Expression<string>
  /** Suffix of a table that is only read by its primary key or a prefix of it. */
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
  /** Names of the tables, without those of the engine and its extensions. */
  tableNames: (db: Kysely<Database>) => Promise<string[]>
  /**
   * Locks tables against writes until the transaction ends, after writes in progress. Reads go on.
   */
  takeTables: (trx: Transaction<Database>, tables: readonly (keyof Database)[]) => Promise<void>
}

/** Connections to the primary, and statements that wait for one. */
export interface ConnectionCounts {
  busy: number
  idle: number
  waiting: number
}

/** An open database. */
export interface OpenDatabase {
  /** Reads and writes. */
  db: Kysely<Database>
  /**
   * For reads that may be slightly stale: the replica of `DATABASE_REPLICA_URL`, otherwise `db`.
   * Not for a member's own data, and not for transactions. Falls back to the primary.
   */
  replica: Kysely<Database>
  /**
   * Calls `report` with a log message when the replica is excluded or used again. Undefined without
   * a replica.
   */
  watchReplica?: (report: (line: string) => void) => void
  engine: Engine
  /** Connections of this process to PostgreSQL; undefined on SQLite. */
  connections?: () => ConnectionCounts
  /** Finishes running queries, then closes the file or the connections. */
  close: () => Promise<void>
}
