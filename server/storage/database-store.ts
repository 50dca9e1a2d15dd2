import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { binDay, endedDays } from '#server/lib/file-bin.ts'
import { StorageUnavailable } from '#server/lib/storage-unavailable.ts'
import { areaOf, requireArea } from './areas.ts'
import type { ByteRange, ByteSource, ByteStore, StoredFile } from './byte-store.ts'

/** Bytes of one row: a file of any size passes in little memory. */
const PART_BYTES = 1024 ** 2
/** Keys of the bin: a day follows, with a slash, and the key that the file had. */
const BIN = 'bin/'
const DAY_LENGTH = '2026-11-28/'.length
/** Rows of one statement of a list. */
const ROWS_MAX = 1000

/** The bytes of a source, in parts of one size. */
async function* partsOf(source: ByteSource): AsyncGenerator<Buffer> {
  if (source instanceof Uint8Array) {
    const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength)
    for (let at = 0; at < bytes.length; at += PART_BYTES) yield bytes.subarray(at, at + PART_BYTES)
    return
  }
  let waiting: Buffer[] = []
  let size = 0
  for await (const chunk of createReadStream(source.file, { highWaterMark: PART_BYTES })) {
    waiting.push(chunk as Buffer)
    size += (chunk as Buffer).length
    if (size < PART_BYTES) continue
    const bytes = Buffer.concat(waiting)
    yield bytes.subarray(0, PART_BYTES)
    waiting = [bytes.subarray(PART_BYTES)]
    size -= PART_BYTES
  }
  if (size > 0) yield Buffer.concat(waiting)
}

/** Files in a table of the database, so that every process of it reads them. */
export function databaseStore(db: Kysely<Database>): ByteStore {
  const files = (reader: Kysely<Database> = db) =>
    reader.selectFrom('stored_files').select(['key', 'size', 'sha256', 'stored_at'])

  const head = async (key: string): Promise<StoredFile | undefined> => {
    requireArea(key)
    const row = await files().where('key', '=', key).executeTakeFirst()
    return row && foundIn(row)
  }

  const readParts = async function* (key: string, { first, last }: ByteRange) {
    for (let part = Math.floor(first / PART_BYTES); part * PART_BYTES <= last; part += 1) {
      const row = await db
        .selectFrom('stored_file_parts')
        .select('bytes')
        .where('key', '=', key)
        .where('part', '=', part)
        .executeTakeFirst()
      if (!row) throw new StorageUnavailable(`part ${part} of a stored file is missing: ${key}`)
      const start = part * PART_BYTES
      yield Buffer.from(row.bytes).subarray(Math.max(first - start, 0), last - start + 1)
    }
  }

  /** Rows whose keys begin with this. */
  const through = async function* (begins: string): AsyncGenerator<StoredFile> {
    for (let after = begins; ;) {
      const rows = await files().where('key', '>', after).orderBy('key').limit(ROWS_MAX).execute()
      for (const row of rows) {
        if (!row.key.startsWith(begins)) return
        yield foundIn(row)
      }
      after = rows.at(-1)?.key ?? after
      if (rows.length < ROWS_MAX) return
    }
  }

  const daysOfBin = async (): Promise<string[]> => {
    const days = new Set<string>()
    for await (const { key } of through(BIN)) days.add(key.slice(BIN.length).split('/')[0] ?? '')
    return [...days]
  }

  /** Gives a file another key. @returns whether it was there */
  const move = async (key: string, next: string): Promise<boolean> =>
    await transact(db, async (trx) => {
      const { size, sha256, stored_at } =
        (await files(trx).where('key', '=', key).executeTakeFirst()) ?? {}
      if (size === undefined || sha256 === undefined || stored_at === undefined) return false
      await trx.deleteFrom('stored_files').where('key', '=', next).execute()
      await trx.insertInto('stored_files').values({ key: next, size, sha256, stored_at }).execute()
      await trx.updateTable('stored_file_parts').set({ key: next }).where('key', '=', key).execute()
      await trx.deleteFrom('stored_files').where('key', '=', key).execute()
      return true
    })

  return {
    kind: 'database',
    put: async (key, source) => {
      requireArea(key)
      await transact(db, async (trx) => {
        const hash = createHash('sha256')
        const begun = { size: 0, sha256: '', stored_at: Date.now() }
        // Two processes that store the same file do so one after the other.
        await trx
          .insertInto('stored_files')
          .values({ key, ...begun })
          .onConflict((conflict) => conflict.column('key').doUpdateSet(begun))
          .execute()
        await trx.deleteFrom('stored_file_parts').where('key', '=', key).execute()
        let size = 0
        let part = 0
        for await (const bytes of partsOf(source)) {
          hash.update(bytes)
          size += bytes.length
          await trx.insertInto('stored_file_parts').values({ key, part, bytes }).execute()
          part += 1
        }
        await trx
          .updateTable('stored_files')
          .set({ size, sha256: hash.digest('hex') })
          .where('key', '=', key)
          .execute()
      })
    },
    get: async (key, range) => {
      const found = await head(key)
      if (!found) return undefined
      const { first, last } = range ?? { first: 0, last: found.size - 1 }
      return { ...found, stream: Readable.from(readParts(key, { first, last })) }
    },
    head,
    remove: async (key) => {
      requireArea(key)
      await db.deleteFrom('stored_files').where('key', '=', key).execute()
    },
    list: async function* (prefix) {
      const begins = prefix === '' ? '' : `${prefix}/`
      for await (const file of through(begins)) if (areaOf(file.key) !== undefined) yield file
    },
    discard: async (key) => {
      requireArea(key)
      await move(key, `${BIN}${binDay(Date.now())}/${key}`)
    },
    inBin: async function* () {
      const keys = new Set<string>()
      for await (const { key } of through(BIN)) keys.add(key.slice(BIN.length + DAY_LENGTH))
      yield* keys
    },
    takeBack: async (key) => {
      requireArea(key)
      for (const day of (await daysOfBin()).toReversed()) {
        if (await move(`${BIN}${day}/${key}`, key)) return true
      }
      return false
    },
    emptyBin: async (now) => {
      const ended = endedDays(await daysOfBin(), now)
      for (const day of ended) {
        for await (const { key } of through(`${BIN}${day}/`)) {
          await db.deleteFrom('stored_files').where('key', '=', key).execute()
        }
      }
      return ended
    },
    // A file is written in one transaction.
    discardParts: async () => 0,
  }
}

function foundIn(row: {
  key: string
  size: number
  sha256: string
  stored_at: number
}): StoredFile {
  const { key, size, sha256, stored_at } = row
  return { key, size, sha256, storedAt: stored_at, kind: 'database' }
}
