import { STEP_NAMES } from '#server/db/migrate.ts'
import { DatabaseUnavailable } from '#server/db/unavailable.ts'
import { StartError } from '#server/start-error.ts'
import { BackupError, type End, type Header } from './format.ts'
import { readBackup, type ReadOptions } from './read-backup.ts'
import { checkSum } from './read-frames.ts'

/** A backup that is whole, and of a version that this one knows. */
export interface CheckedBackup {
  readonly path: string
  readonly header: Header
  readonly end: End
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>
  /** Of the file, in bytes. */
  readonly size: number
  /** See `checkSum`. */
  readonly sha256: string
}

/**
 * Reads a whole backup and changes nothing.
 * @param options `skipsRows` for one whose rows were compared already
 * @throws {BackupError} when it is damaged, newer than this version or of another kind
 */
export async function checkBackup(path: string, options: ReadOptions = {}): Promise<CheckedBackup> {
  const sum = await checkSum(path)
  const rows: Record<string, number> = {}
  let header: Header | undefined
  let end: End | undefined
  for await (const part of readBackup(path, options)) {
    if (part.kind === 'header') {
      requireKnown(part.header.steps, 'The backup')
      header = part.header
    } else if (part.kind === 'table-end') rows[part.table.name] = part.end.rows
    else if (part.kind === 'end') end = part.end
  }
  if (!header || !end) throw new BackupError('The backup is damaged: it is not whole.')
  return { path, header, end, rows, ...sum }
}

/**
 * Checks that migrations are the first of this version's.
 * @param what begins the sentence, such as "The database"
 * @throws {BackupError}
 */
export function requireKnown(steps: readonly string[], what: string): void {
  const newer = steps.find((step) => !STEP_NAMES.includes(step))
  if (newer !== undefined) {
    throw new BackupError(
      `${what} is of a newer version of Simmer (step ${newer}). Use that version for it.`,
    )
  }
  if (steps.length > 0 && steps.every((step, index) => step === STEP_NAMES[index])) return
  throw new BackupError(`${what} is of no version of Simmer: steps are missing in it.`)
}

/** Codes of errors that say something about the disk or its rights. */
const DISK = new Map([
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk is full'],
  ['EROFS', 'it is read-only'],
  ['EACCES', 'this user may not write there'],
  ['EPERM', 'this user may not write there'],
  ['EIO', 'the disk fails'],
  ['ENOTDIR', 'its folder is a file'],
])

/** What the operator can mend, as one line. Any other error is a bug, and is returned as it is. */
export function forOperator(error: unknown, what: string): unknown {
  if (error instanceof BackupError || error instanceof StartError) return error
  if (error instanceof DatabaseUnavailable) {
    return new BackupError(`${what}: the database cannot be used (${error.message}).`)
  }
  const { code, path } = error as NodeJS.ErrnoException
  const reason = DISK.get(code ?? '')
  return reason === undefined
    ? error
    : new BackupError(`${what}: ${reason}${path === undefined ? '' : ` (${path})`}.`)
}
