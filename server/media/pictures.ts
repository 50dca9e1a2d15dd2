import { LRUCache } from 'lru-cache'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { HOUR_MS } from '#contract/durations.ts'
import type { Config } from '#server/config.ts'
import { orMissing } from '#server/lib/or-missing.ts'
import { noteUse, trimFolder } from '#server/lib/trim-folder.ts'
import type { Conversion } from '#server/pictures/conversion.ts'
import type { PictureConverter } from '#server/pictures/picture-converter.ts'
import type { ByteStore } from '#server/storage/byte-store.ts'
import { readBytes, sha256Of } from '#server/storage/read-bytes.ts'
import { contentHash, HASH_DIGITS } from './content-hash.ts'
import { parseServedPath } from './served-path.ts'

/** Makes pictures of fixed widths and caches them. */
export interface PictureMaker {
  /**
   * Scales the picture `file` down to this width as WebP. Made once for concurrent requests.
   * @param width pixels
   * @returns the name of the made file in {@link folder}
   * @throws when `file` is no picture or too many are waiting, see {@link PictureConverter}
   */
  make: (file: string, width: number) => Promise<string>
  /**
   * The same of a picture in memory.
   * @param image a WebP
   */
  makeOf: (image: Buffer, width: number) => Promise<string>
  /**
   * A file of this machine with a stored picture, to be scaled down. Fetched once for concurrent requests.
   * @param key with the hash of its content
   * @returns undefined when there is no such picture, or its hash is another one
   * @throws {StorageUnavailable}
   */
  keep: (store: ByteStore, key: string) => Promise<string | undefined>
  /** Deletes the cached pictures that were used the longest ago, when they take more than their room. */
  trim: () => Promise<void>
  /** Folder of the cached pictures. */
  folder: string
}

/** Names of cached pictures: the content hash of what they were made of, and the width. */
const NAMES = /^[\da-f]{16}-(?:\d+|original)\.[a-z]+$/
const MEGABYTE = 1024 ** 2
/** After so much of the room was written anew, it is trimmed. */
const SHARE_WRITTEN = 0.05
/** Pictures of which it is known that their use was noted in this hour. */
const NOTED_MAX = 5000

/** Whether a file is there with this content. */
async function isFile(file: string, hash: string): Promise<boolean> {
  return (await orMissing(contentHash(file))) === hash
}

/** Renames the finished file, so that no partial one is served. */
async function replace(into: string, name: string, content: Buffer | string): Promise<void> {
  const draft = join(into, `${name}.${process.pid}.draft`)
  await mkdir(into, { recursive: true })
  await writeFile(draft, content)
  await rename(draft, join(into, name))
}

/**
 * Caches pictures in `DATA_DIR/pictures` by the content hash of what they were converted from. Their own content
 * hashes are in `DATA_DIR/picture-hashes`, so that a part of a file, or another one, is converted again.
 */
export function pictureMaker(
  { DATA_DIR, PICTURE_CACHE_MB }: Pick<Config, 'DATA_DIR' | 'PICTURE_CACHE_MB'>,
  converter: PictureConverter,
): PictureMaker {
  const bytesMax = PICTURE_CACHE_MB * MEGABYTE
  const folder = join(DATA_DIR, 'pictures')
  const hashes = join(DATA_DIR, 'picture-hashes')
  const making = new Map<string, Promise<void>>()
  const noted = new LRUCache<string, true>({ max: NOTED_MAX, ttl: HOUR_MS })
  let written = 0

  const trim = async () => {
    written = 0
    for (const name of await trimFolder({ folder, names: NAMES, bytesMax })) {
      await rm(join(hashes, name), { force: true })
    }
  }

  const cache = async (name: string, image: Buffer) => {
    await replace(folder, name, image)
    written += image.length
    if (written > bytesMax * SHARE_WRITTEN) await trim()
  }

  const note = async (name: string) => {
    if (noted.has(name)) return
    noted.set(name, true)
    await noteUse(join(folder, name))
  }

  const make = async (file: string, width: number) => {
    const name = `${await contentHash(file)}-${width}.webp`
    if (await isConverted(name)) {
      await note(name)
      return name
    }
    const work = making.get(name) ?? write(name, { kind: 'width', file, width })
    making.set(name, work)
    try {
      await work
    } finally {
      making.delete(name)
    }
    return name
  }

  const isConverted = async (name: string) => {
    const hash = await orMissing(readFile(join(hashes, name), 'utf8'))
    return hash !== undefined && hash === (await orMissing(contentHash(join(folder, name))))
  }

  const write = async (name: string, conversion: Conversion) => {
    const image = await converter.convert(conversion)
    await cache(name, image)
    await replace(hashes, name, await contentHash(join(folder, name)))
  }

  const keep: PictureMaker['keep'] = async (store, key) => {
    const { hash } = parseServedPath(key)
    if (hash === undefined) return undefined
    const name = `${hash}-original${extname(key)}`
    const file = join(folder, name)
    const work = making.get(name) ?? fetch(store, key, { name, hash })
    making.set(name, work)
    try {
      await work
    } finally {
      making.delete(name)
    }
    return (await isFile(file, hash)) ? file : undefined
  }

  const makeOf: PictureMaker['makeOf'] = async (image, width) => {
    const name = `${sha256Of(image).slice(0, HASH_DIGITS)}-original.webp`
    if (!(await isFile(join(folder, name), name.slice(0, HASH_DIGITS)))) await cache(name, image)
    return await make(join(folder, name), width)
  }

  const fetch = async (
    store: ByteStore,
    key: string,
    { name, hash }: { name: string; hash: string },
  ) => {
    if (await isFile(join(folder, name), hash)) {
      await note(name)
      return
    }
    const image = await readBytes(store, key)
    if (image) await cache(name, image)
  }

  return { make, makeOf, keep, trim, folder }
}
