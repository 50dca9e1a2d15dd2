import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { binDay, endedDays } from '#server/lib/file-bin.ts'
import { StorageUnavailable } from '#server/lib/storage-unavailable.ts'
import { areaOf, requireArea } from './areas.ts'
import type { ByteSource, ByteStore, StoredFile } from './byte-store.ts'
import { sha256Of } from './read-bytes.ts'
import { type S3Answer, S3Client, type S3Settings, type S3Times } from './s3-client.ts'
import { readListing } from './s3-listing.ts'

/** Keys of the bin: a day follows, with a slash, and the key that the file had. */
const BIN = 'bin/'
const DAY_LENGTH = '2026-11-28/'.length
/** The file that holds the id of the instance whose bucket it is. */
const ID_FILE = 'instance-id.txt'
/** Where a bucket notes the SHA-256 of a file. */
const SUM = 'x-amz-meta-sha256'

/** A bucket as a store. */
export interface S3Store extends ByteStore {
  /** The id of the instance whose bucket it is; undefined without one. */
  readonly readOwner: () => Promise<string | undefined>
  /** Writes the id of the instance, unless there is one. */
  readonly writeOwner: (id: string) => Promise<void>
  /** Whether there is any file under its prefix. */
  readonly isEmpty: () => Promise<boolean>
}

/** A source with its size and sum. */
async function measured(source: ByteSource): Promise<{ body: Blob; sha256: string }> {
  if (source instanceof Uint8Array) {
    return { body: new Blob([new Uint8Array(source)]), sha256: sha256Of(source) }
  }
  const hash = createHash('sha256')
  await pipeline(createReadStream(source.file), hash)
  return { body: await openAsBlob(source.file), sha256: hash.digest('hex') }
}

function foundIn(key: string, { headers }: S3Answer): StoredFile {
  const [, whole] = /\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? []
  return {
    key,
    size: Number(whole ?? headers.get('content-length')),
    storedAt: Date.parse(headers.get('last-modified') ?? '') || 0,
    sha256: headers.get(SUM) ?? undefined,
    kind: 's3',
  }
}

/**
 * Files in a bucket that speaks S3. It needs the rights to get, put, delete and list.
 * @param times for tests
 */
export function s3Store(settings: S3Settings, times?: S3Times): S3Store {
  const client = new S3Client(settings, times)

  const objects = async function* (begins: string, limit = 1000): AsyncGenerator<StoredFile> {
    const prefix = `${settings.prefix}${begins}`
    for (let token: string | undefined = ''; token !== undefined;) {
      const query = {
        'list-type': '2',
        'max-keys': String(limit),
        prefix,
        ...(token !== '' && { 'continuation-token': token }),
      }
      const answer = await client.send({ method: 'GET', key: '', query })
      if (answer.status === 404) throw new StorageUnavailable('the bucket of files is missing')
      const { files, next } = readListing(await answer.text())
      for (const { key, ...file } of files) {
        yield { ...file, key: key.slice(settings.prefix.length), kind: 's3' }
      }
      token = next
    }
  }

  const remove = async (key: string) => {
    await (await client.send({ method: 'DELETE', key })).drop()
  }

  /** Gives a file another key. @returns whether it was there */
  const move = async (from: string, to: string): Promise<boolean> => {
    const headers = { 'x-amz-copy-source': client.copySource(from) }
    const answer = await client.send({ method: 'PUT', key: to, headers })
    if (answer.status === 404) return false
    // A copy may fail after the head of its answer.
    if (!(await answer.text()).includes('CopyObjectResult')) {
      throw new StorageUnavailable(`the bucket of files did not copy ${from}`)
    }
    await remove(from)
    return true
  }

  const daysOfBin = async (): Promise<string[]> => {
    const days = new Set<string>()
    for await (const { key } of objects(BIN)) days.add(key.slice(BIN.length).split('/')[0] ?? '')
    return [...days]
  }

  return {
    kind: 's3',
    put: async (key, source) => {
      requireArea(key)
      const { body, sha256 } = await measured(source)
      const headers = { 'x-amz-content-sha256': sha256, [SUM]: sha256 }
      await (await client.send({ method: 'PUT', key, headers, body })).drop()
    },
    get: async (key, range) => {
      requireArea(key)
      const headers = range && { range: `bytes=${range.first}-${range.last}` }
      const answer = await client.send({ method: 'GET', key, ...(headers && { headers }) })
      if (answer.status === 404) return undefined
      const found = foundIn(key, answer)
      const stream = Readable.from(answer.body(), { objectMode: false })
      stream.once('close', () => void answer.drop())
      return { ...found, stream }
    },
    head: async (key) => {
      requireArea(key)
      const answer = await client.send({ method: 'HEAD', key })
      return answer.status === 404 ? undefined : foundIn(key, answer)
    },
    remove: async (key) => {
      requireArea(key)
      await remove(key)
    },
    list: async function* (prefix) {
      const begins = prefix === '' ? '' : `${prefix}/`
      for await (const file of objects(begins)) if (areaOf(file.key) !== undefined) yield file
    },
    discard: async (key) => {
      requireArea(key)
      await move(key, `${BIN}${binDay(Date.now())}/${key}`)
    },
    inBin: async function* () {
      const keys = new Set<string>()
      for await (const { key } of objects(BIN)) keys.add(key.slice(BIN.length + DAY_LENGTH))
      yield* keys
    },
    takeBack: async (key) => {
      requireArea(key)
      for (const day of (await daysOfBin()).toSorted().toReversed()) {
        if (await move(`${BIN}${day}/${key}`, key)) return true
      }
      return false
    },
    emptyBin: async (now) => {
      const ended = endedDays(await daysOfBin(), now)
      for (const day of ended) {
        for await (const { key } of objects(`${BIN}${day}/`)) await remove(key)
      }
      return ended
    },
    // A bucket has whole files only.
    discardParts: async () => 0,
    readOwner: async () => {
      const answer = await client.send({ method: 'GET', key: ID_FILE })
      return answer.status === 404 ? undefined : (await answer.text()).trim()
    },
    writeOwner: async (id) => {
      const body = new Blob([`${id}\n`])
      const headers = { 'if-none-match': '*' }
      await (await client.send({ method: 'PUT', key: ID_FILE, headers, body })).drop()
    },
    isEmpty: async () => {
      for await (const file of objects('', 1)) return file === undefined
      return true
    },
  }
}
