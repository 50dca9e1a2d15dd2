import { basename, join, resolve } from 'node:path'
import type { BackupReceipt } from '#contract/host/receipt.ts'
import { readReceipt } from '#server/backup/receipt.ts'
import { ApiError } from '#server/http/errors.ts'

/**
 * The receipt of a backup, which lies beside it.
 * @param folder `BACKUP_DIR`
 * @throws {ApiError} `NotFound` where this machine has none
 */
export async function receiptOf(folder: string | undefined, file: string): Promise<BackupReceipt> {
  const isName = basename(file) === file && !file.startsWith('.')
  const receipt =
    folder === undefined || !isName ? undefined : await readReceipt(join(resolve(folder), file))
  if (!receipt) throw new ApiError('NotFound')
  const { madeAt, version, engine, checkedAt, checkedOn, size, sha256, fileBytes } = receipt
  return {
    Made: madeAt,
    Version: version,
    Engine: engine,
    Checked: checkedAt,
    CheckedOn: checkedOn,
    Bytes: size,
    Sum: sha256,
    Tables: Object.entries(receipt.rows).map(([Name, Rows]) => ({ Name, Rows })),
    Files: receipt.files,
    FileBytes: fileBytes,
    Missing: receipt.missing,
  }
}
