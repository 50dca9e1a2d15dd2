import { type DiskOf, FULL, isUsed } from '#server/lib/disk.ts'
import { ApiError } from './errors.ts'

/** Called before a film or a file is taken. @throws {ApiError} `StorageFull` */
export type RequireRoom = () => Promise<void>

/**
 * Refuses films and files before the disk is full, so that the database can still grow. A disk whose size cannot be
 * read counts as having room.
 * @param folder `DATA_DIR`
 */
export function requireRoom(folder: string, diskOf: DiskOf): RequireRoom {
  return async () => {
    const disk = await diskOf(folder).catch(() => undefined)
    if (disk && isUsed(disk, FULL)) throw new ApiError('StorageFull')
  }
}
