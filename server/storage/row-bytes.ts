import type { Storage } from './open-storage.ts'
import { isNamedBy, newPictureFile } from './keys.ts'
import { readBytes } from './read-bytes.ts'

/** The bytes of a picture as its row has them: in the row itself, or in a file that the row names. */
export interface RowBytes {
  /** Empty where {@link file} has the bytes. */
  readonly image: Uint8Array
  /** Key of a stored file; null where the bytes are in the row. */
  readonly file: string | null
}

/**
 * What a row has to hold for a small picture. Rows hold the bytes themselves, unless a store of its own is
 * configured. Not for use inside a transaction, because a store may be slow.
 * @throws {StorageUnavailable}
 */
export async function placeInRow(
  storage: Storage,
  area: 'avatars' | 'log-photos',
  image: Buffer,
): Promise<RowBytes> {
  const store = storage.ofArea(area)
  if (store.kind !== 's3') return { image, file: null }
  const file = `${area}/${newPictureFile(image)}`
  await store.put(file, image)
  return { image: new Uint8Array(), file }
}

/**
 * The picture of a row. Undefined when its file is missing or another one.
 * @throws {StorageUnavailable}
 */
export async function readOfRow(
  storage: Storage,
  { image, file }: RowBytes,
): Promise<Buffer | undefined> {
  // A process of an earlier version may have put a picture into a row that names the file of another one.
  if (file === null || image.length > 0) return Buffer.from(image)
  const stored = await readBytes(storage, file)
  return stored && isNamedBy(file, stored) ? stored : undefined
}
