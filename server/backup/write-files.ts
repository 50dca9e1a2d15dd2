import { createHash } from 'node:crypto'
import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type BackupFile, BackupError } from './format.ts'
import { readBackup } from './read-backup.ts'

/** A file that was written, with the sum that a backup has of it. */
export interface SummedFile extends BackupFile {
  readonly sha256: string
}

/**
 * Writes the files of a backup into a folder that has none of them, then reads each of them again and compares
 * it. All are on the disk afterwards.
 * @throws {BackupError} for the first file that differs, and errors of the disk
 */
export async function writeFiles(path: string, folder: string): Promise<SummedFile[]> {
  const files: SummedFile[] = []
  let file: FileHandle | undefined
  try {
    for await (const part of readBackup(path, { skipsRows: true })) {
      if (part.kind === 'file') {
        const target = join(folder, part.file.key)
        await mkdir(dirname(target), { recursive: true })
        file = await open(target, 'wx', 0o600)
      } else if (part.kind === 'bytes') {
        await file?.writeFile(part.bytes)
      } else if (part.kind === 'file-end') {
        await file?.close()
        file = undefined
        files.push({ ...part.file, sha256: part.sha256 })
      }
    }
  } finally {
    await file?.close()
  }
  for (const written of files) await compareFile(written, join(folder, written.key))
  return files
}

/** Compares after everything was written, because the disk has most of it by then. */
async function compareFile({ sha256, ...file }: SummedFile, path: string): Promise<void> {
  const handle = await open(path, 'r+')
  try {
    await handle.datasync()
    const hash = createHash('sha256').update(JSON.stringify(file))
    for await (const chunk of handle.createReadStream({ autoClose: false })) {
      hash.update(chunk as Buffer)
    }
    if (hash.digest('hex') === sha256) return
    throw new BackupError(`${file.key} is not the same after it was restored.`)
  } finally {
    await handle.close()
  }
}
