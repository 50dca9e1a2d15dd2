/** Backups that the server has made, or is making, one for each day. */
export interface BackupRunTable {
  /** `2026-11-28`, UTC: the day on which it was due. */
  day: string
  /** When a process last began it. */
  claimed_at: number
  /** When it had been restored and compared; null until then. */
  finished_at: number | null
  /** Its name in `BACKUP_DIR`. */
  file: string | null
  /** Of the file. */
  bytes: number | null
  row_count: number | null
  file_count: number | null
  /** Why the last attempt failed, for the host. */
  failure: string | null
}
