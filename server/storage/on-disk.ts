import { StorageUnavailable } from '#server/lib/storage-unavailable.ts'

/** Errors that say something about the disk or its rights, none about the code. */
const OUTAGES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENFILE'])

/** What a failure means to callers: an outage when it is the disk's, otherwise itself. */
export function diskOutage(error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === undefined || !OUTAGES.has(code)) return error
  return new StorageUnavailable(`the folder of files fails: ${code} (${syscall ?? 'unknown'})`, {
    cause: error,
  })
}

/**
 * Does some work with files of this machine.
 * @throws {StorageUnavailable} when the disk is full or cannot be used
 */
export async function onDisk<T>(work: Promise<T>): Promise<T> {
  return await work.catch((error: unknown) => {
    throw diskOutage(error)
  })
}
