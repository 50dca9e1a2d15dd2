import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '#server/start-error.ts'

/**
 * Locks a data folder until this process ends, by an operating system lock on `lock.db`. Imports do
 * not take the lock and may run beside the server.
 * @returns a function that releases the lock
 * @throws {StartError} when the folder is locked or not writable
 */
export function lockDataFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true })
    const lock = new DatabaseSync(join(folder, 'lock.db'))
    lock.exec('begin exclusive')
    return () => lock.close()
  } catch (error) {
    const isTaken = /locked/.test(String(error))
    throw new StartError(
      isTaken
        ? `Another Simmer is using ${folder}. Stop it, or choose another folder with DATA_DIR.`
        : `The folder ${folder} cannot be used: ${(error as Error).message}.`,
    )
  }
}
