import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { orMissing } from '#server/lib/or-missing.ts'
import { contentHash } from './content-hash.ts'
import type { MediaFolders } from './folders.ts'
import { servedPath, type ServedPath } from './served-path.ts'

/** A file that is served. */
export interface FoundMedia {
  folder: string
  /** Path below {@link folder}. */
  path: string
  /** Whether the file has the content that the address names. */
  isMeant: boolean
}

/**
 * The file of an address below `/media`. A file of the data folder counts by its content where the address names
 * one, because a restore may have put another file in its place. The files of the demo catalogue are part of
 * the program: an address of an older one gets the one of today.
 */
export async function findMedia(
  { own, catalogue }: MediaFolders,
  { path, hash }: ServedPath,
): Promise<FoundMedia | undefined> {
  if (hash === undefined) {
    const folder = [own, catalogue].find((one) => existsSync(join(one, path)))
    return folder === undefined ? undefined : { folder, path, isMeant: false }
  }
  const places = [
    { folder: own, path },
    { folder: catalogue, path },
    { folder: own, path: servedPath(path, hash) },
  ]
  for (const place of places) {
    const found = await orMissing(contentHash(join(place.folder, place.path)))
    if (found === hash) return { ...place, isMeant: true }
  }
  return existsSync(join(catalogue, path)) ? { folder: catalogue, path, isMeant: false } : undefined
}
