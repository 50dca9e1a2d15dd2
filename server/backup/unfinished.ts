import { mkdir, open, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { lockDataFolder } from '#server/db/data-lock.ts'
import { BackupError } from './format.ts'

/** Folder in which a backup is made and test-restored, in the same folder as the finished backup. */
const UNFINISHED_BACKUP = 'unfinished-backup'

/**
 * Runs a function with a locked folder beside the backup, which is removed afterwards. The folder always has the same
 * name, so that the next backup finds and removes what a killed one has left.
 */
export async function withUnfinished<T>(
  file: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = join(dirname(file), UNFINISHED_BACKUP)
  const unlock = lock(folder)
  try {
    for (const name of await readdir(folder)) {
      if (!name.startsWith('lock.db')) await rm(join(folder, name), { recursive: true })
    }
    return await work(folder)
  } finally {
    unlock()
    await rm(folder, { recursive: true, force: true })
  }
}

function lock(folder: string): () => void {
  try {
    return lockDataFolder(folder)
  } catch (error) {
    const { message } = error as Error
    const isTaken = message.startsWith('Another')
    throw new BackupError(isTaken ? `Another backup is being made in ${folder}.` : message)
  }
}

/** Flushes the directory entries of a folder to the disk. */
export async function syncFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
