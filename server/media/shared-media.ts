import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { atMost } from '#server/lib/at-most.ts'
import { areaOf } from '#server/storage/areas.ts'
import type { ByteRange, StoredFile } from '#server/storage/byte-store.ts'
import { layeredStore } from '#server/storage/layered-store.ts'
import type { Storage } from '#server/storage/open-storage.ts'
import { mediaKey } from './publish-media.ts'
import { type ServedPath, servedPath } from './served-path.ts'

/** Pictures and films that machines share: in a bucket, or in the database. */
export interface SharedMedia {
  /**
   * The stored file of an address; undefined for one without a hash, which is no key.
   * @throws {StorageUnavailable}
   */
  readonly find: (address: ServedPath) => Promise<StoredFile | undefined>
  /**
   * Sends a stored file, or the part of it that is wanted.
   * @throws {StorageUnavailable}
   */
  readonly send: (
    request: FastifyRequest,
    reply: FastifyReply,
    file: StoredFile,
  ) => Promise<FastifyReply | undefined>
  /** The store itself. */
  readonly store: ReturnType<typeof layeredStore>
}

const TYPES: Record<string, string> = {
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  png: 'image/png',
  webp: 'image/webp',
}

/** Stored files whose size is known: what a key names never changes. */
const KNOWN_MAX = 5000
/** One range of bytes; of several, the whole is sent (RFC 9110, section 14.2). */
const RANGE = /^bytes=(\d*)-(\d*)$/

/** The range that is wanted of a file; undefined for the whole, null for one outside of it. */
export function wantedRange(
  header: string | undefined,
  size: number,
): ByteRange | null | undefined {
  const [, from = '', to = ''] = RANGE.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first > last ? null : { first, last }
}

/** The media that machines share, apart from those in the data folder of this one. */
export function sharedMedia(storage: Storage): SharedMedia {
  const { s3, database } = storage.stores
  const [first = storage, ...earlier] = [s3, database].flatMap((store) => store ?? [])
  const store = layeredStore(first, ...earlier)
  const known = new LRUCache<string, StoredFile>(atMost(KNOWN_MAX))

  return {
    store,
    find: async ({ path, hash }) => {
      const key = mediaKey(hash === undefined ? path : servedPath(path, hash))
      if (hash === undefined || areaOf(key) === undefined) return undefined
      const found = known.get(key) ?? (await store.head(key))
      if (found) known.set(key, found)
      return found
    },
    send: async (request, reply, { key, size }) => {
      const range = wantedRange(request.headers.range, size)
      reply.header('Accept-Ranges', 'bytes')
      if (range === null) {
        return await reply.status(416).header('Content-Range', `bytes */${size}`).send()
      }
      const found = await store.get(key, range)
      if (!found) {
        known.delete(key)
        return undefined
      }
      const { first: begin, last } = range ?? { first: 0, last: size - 1 }
      if (range) reply.status(206).header('Content-Range', `bytes ${begin}-${last}/${size}`)
      reply.header('Content-Length', last - begin + 1)
      const ending = key.slice(key.lastIndexOf('.') + 1).toLowerCase()
      return await reply.type(TYPES[ending] ?? 'application/octet-stream').send(found.stream)
    },
  }
}
