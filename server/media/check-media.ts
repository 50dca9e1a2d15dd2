import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { Storage } from '#server/storage/open-storage.ts'
import { sumOf } from '#server/storage/read-bytes.ts'
import { findMedia } from './find-media.ts'
import { mediaFolders } from './folders.ts'
import { readNamedMedia } from './named-media.ts'
import { mediaKey } from './publish-media.ts'
import { parseServedPath } from './served-path.ts'
import { sharedMedia } from './shared-media.ts'

/** What a check of the catalogue's pictures and films has found, by their keys. */
export interface CheckedMedia {
  /** Those that are nowhere. */
  readonly missing: readonly string[]
  /** Those in whose place other bytes lie, or a part of them. */
  readonly different: readonly string[]
  /** How many are there as the rows name them. */
  readonly count: number
  /** Films that are stitched again when somebody watches them. */
  readonly toMake: number
}

/**
 * Compares the pictures and films that rows of the catalogue name with what the database, the bucket and this
 * machine have. It reads every byte, because a path holds the hash of them, and changes nothing.
 * @throws {StorageUnavailable}
 */
export async function checkMedia(
  database: Pick<OpenDatabase, 'db' | 'engine'>,
  storage: Storage,
  config: Pick<Config, 'DATA_DIR'>,
): Promise<CheckedMedia> {
  const folders = mediaFolders(config)
  const shared = sharedMedia(storage)

  /** Undefined for what no machine shares. */
  const stored = async (path: string) => {
    const address = parseServedPath(path)
    if (!(await shared.find(address))) return undefined
    const sum = await sumOf(shared.store, mediaKey(path))
    return sum?.startsWith(address.hash ?? '') ? 'there' : 'different'
  }

  const onThisMachine = async (path: string) => {
    const address = parseServedPath(path)
    const found = await findMedia(folders, address)
    if (found?.isMeant) return 'there'
    const isTaken = [address.path, path].some((file) => existsSync(join(folders.own, file)))
    return found || isTaken ? 'different' : 'missing'
  }

  const { files, films } = await readNamedMedia(database)
  const found = { there: 0, missing: [] as string[], different: [] as string[], toMake: 0 }
  for (const path of files) {
    const state = (await stored(path)) ?? (await onThisMachine(path))
    if (state === 'there') found.there += 1
    else found[state].push(mediaKey(path))
  }
  for (const path of films) {
    // What is stored for all machines is not made again, whatever it is.
    const state = await stored(path)
    if (state === 'different') found.different.push(mediaKey(path))
    else if (state === 'there' || (await onThisMachine(path)) === 'there') found.there += 1
    else found.toMake += 1
  }
  const { there: count, ...rest } = found
  return { ...rest, count }
}
