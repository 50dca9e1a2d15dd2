import { ENGINE_NAMES } from '#server/db/engine.ts'
import { type Static, Type } from 'typebox'

/** The first bytes of a backup: what it is, and the version of its format. */
export const MAGIC = Buffer.from('SIMMER BACKUP 1\n')
/** Bytes at the end: the SHA-256 of everything before them. */
export const SUM_BYTES = 32

/** Bytes that a frame aims at. */
export const FRAME_BYTES = 256 * 1024
/** The largest frame: one row with its bytes, as text. */
export const FRAME_MAX = 64 * 1024 ** 2

/** Kinds of frames: JSON that describes, rows, and bytes of a file. A frame is its kind, its length and its content. */
export const FRAMES = { json: 0x4a, rows: 0x52, bytes: 0x42 } as const
/** Bytes before the content of a frame: one of the kind, four of the length. */
export const FRAME_HEAD = 5

const closed = { additionalProperties: false }
const count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
const sum = Type.String({ pattern: '^[0-9a-f]{64}$' })
/** Names of tables and columns. */
const name = Type.String({ pattern: '^[a-z][a-z0-9_]{0,62}$' })

/** Where a backup comes from. */
export const HeaderSchema = Type.Object(
  {
    kind: Type.Literal('header'),
    /** When the snapshot was taken, ISO 8601. */
    madeAt: Type.String({ maxLength: 30 }),
    /** Version of Simmer. */
    version: Type.String({ maxLength: 100 }),
    engine: Type.Enum([...ENGINE_NAMES]),
    /** Id of the instance; null for a database from before there were ids. */
    instance: Type.Union([Type.String({ pattern: '^[0-9a-f-]{36}$' }), Type.Null()]),
    /** Migrations of the database, oldest first. */
    steps: Type.Array(Type.String({ pattern: '^[0-9a-z-]{1,100}$' }), { minItems: 1 }),
  },
  closed,
)

/** A table, before its rows. */
export const TableSchema = Type.Object(
  {
    kind: Type.Literal('table'),
    name,
    columns: Type.Array(name, { minItems: 1 }),
    /** The last id that was given out, where ids are never used again. */
    lastId: Type.Union([count, Type.Null()]),
  },
  closed,
)

/** The end of a table. `sum` is that of its rows in any order, `sha256` that of the frames since the table began. */
export const TableEndSchema = Type.Object(
  { kind: Type.Literal('table-end'), rows: count, sum, sha256: sum },
  closed,
)

/** A file, before its bytes. */
export const FileSchema = Type.Object(
  { kind: Type.Literal('file'), key: Type.String({ maxLength: 600 }), size: count },
  closed,
)

/** The end of a file. `sha256` is that of the frames since the file began. */
export const FileEndSchema = Type.Object({ kind: Type.Literal('file-end'), sha256: sum }, closed)

/** The end of a backup. `sha256` is that of the sums of its tables and files. */
export const EndSchema = Type.Object(
  {
    kind: Type.Literal('end'),
    tables: count,
    rows: count,
    files: count,
    /** Of the files together. */
    bytes: count,
    sha256: sum,
  },
  closed,
)

/** See {@link HeaderSchema}. */
export type Header = Static<typeof HeaderSchema>
/** See {@link TableSchema}. */
export type Table = Static<typeof TableSchema>
/** See {@link TableEndSchema}. */
export type TableEnd = Static<typeof TableEndSchema>
/** See {@link FileSchema}. */
export type BackupFile = Static<typeof FileSchema>
/** See {@link FileEndSchema}. */
export type FileEnd = Static<typeof FileEndSchema>
/** See {@link EndSchema}. */
export type End = Static<typeof EndSchema>

/** Why there is no backup, or why one is not restored, as one line for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
