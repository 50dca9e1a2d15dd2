import { Type, type Static } from 'typebox'
import { IsoDate } from '../common.ts'

const Count = Type.Integer({ minimum: 0 })

/** Path of GET /host/backups/:file. */
export const BackupParams = Type.Object({
  file: Type.String({ pattern: '^[\\w.-]{1,200}$' }),
})

/** Response of GET /host/backups/:file: what was in a backup when it was restored and compared. */
export const BackupReceipt = Type.Object({
  Made: IsoDate,
  /** Of Simmer, and the database that it was made from. */
  Version: Type.String(),
  Engine: Type.String(),
  /** When it was restored and compared, and into which database. */
  Checked: IsoDate,
  CheckedOn: Type.String(),
  Bytes: Count,
  /** SHA-256 of the backup without its last 32 bytes, in hex. */
  Sum: Type.String(),
  Tables: Type.Array(Type.Object({ Name: Type.String(), Rows: Count })),
  Files: Count,
  FileBytes: Count,
  /** Files that rows name and that were not there. */
  Missing: Count,
})
/** @see {@link BackupReceipt} (schema) */
export type BackupReceipt = Static<typeof BackupReceipt>
