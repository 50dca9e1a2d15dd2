import { type DiskOf, FULL, isUsed } from '#server/lib/disk.ts'
import { ApiError } from './errors.ts'

/** Called before a film or a file is taken. @throws {ApiError} `StorageFull` */
export type RequireRoom = () => Promise<void>

/**
 * Keeps the last of a disk for what is there: films and files are refused before it is full. A disk that says
 * nothing is believed to have room.
 * @param folder `DATA_DIR`
 */
export function requireRoom(folder: string, diskOf: DiskOf): RequireRoom {
  return async () => {
    const disk = await diskOf(folder).catch(() => undefined)
    if (disk && isUsed(disk, FULL)) throw new ApiError('StorageFull')
  }
}
