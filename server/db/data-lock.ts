import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '#server/start-error.ts'

/**
 * Takes a data folder for this process until it ends, however it ends: the lock is the operating
 * system's, held on `lock.db`. An import does not take it and may run beside the server.
 * @returns gives the folder back
 * @throws {StartError} when it is taken or cannot be written to
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
