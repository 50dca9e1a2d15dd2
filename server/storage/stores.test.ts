import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import { databases, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import type { ByteStore, StoredFile } from './byte-store.ts'
import { StorageUnavailable } from '#server/lib/storage-unavailable.ts'
import { smallDisk } from '#tests/support/small-disk.ts'
import { bucketStore, startBucket } from '#tests/support/test-bucket.ts'
import { copyFiles } from './copy.ts'
import { databaseStore } from './database-store.ts'
import { folderStore } from './folder-store.ts'
import { openStorage } from './open-storage.ts'
import { readBytes, sha256Of } from './read-bytes.ts'

const KEY = 'own-pictures/ab/abcd.webp'

const KINDS = {
  folder: async ({ config }: TestDatabase) => folderStore(config.DATA_DIR),
  database: async ({ db }: TestDatabase) => databaseStore(db),
  s3: async () => {
    const bucket = await startBucket()
    bucket.pageSize = 1
    return bucketStore(bucket)
  },
} as const

const stores = [
  ...databases.map((engine) => ({ engine, kind: 'database' as const })),
  { engine: 'sqlite' as const, kind: 'folder' as const },
  { engine: 'sqlite' as const, kind: 's3' as const },
]

async function keysOf(store: ByteStore, prefix: string): Promise<string[]> {
  return (await listed(store, prefix)).map(({ key }) => key).sort()
}

async function listed(store: ByteStore, prefix: string): Promise<StoredFile[]> {
  const found: StoredFile[] = []
  for await (const file of store.list(prefix)) found.push(file)
  return found
}

test.for(stores)(
  'a file is stored, read, replaced, listed and deleted ($kind, $engine)',
  async ({ engine, kind }) => {
    const store = await KINDS[kind](await openTestDatabase(engine))
    expect(await store.get(KEY)).toBeUndefined()
    expect(await store.head(KEY)).toBeUndefined()
    await store.put(KEY, Buffer.from('before'))
    await store.put(KEY, Buffer.from('a picture'))
    await store.put('imports/1.import', Buffer.from(''))
    expect(await store.head(KEY)).toMatchObject({ key: KEY, size: 9, kind })
    expect(await readBytes(store, KEY)).toEqual(Buffer.from('a picture'))
    expect(await readBytes(store, 'imports/1.import')).toEqual(Buffer.from(''))
    expect(await keysOf(store, '')).toEqual(['imports/1.import', KEY])
    expect(await keysOf(store, 'own-pictures')).toEqual([KEY])
    expect(await keysOf(store, 'own')).toEqual([])
    await store.remove(KEY)
    await store.remove(KEY)
    expect(await store.get(KEY)).toBeUndefined()
  },
)

test.for(stores)(
  'a large file passes from a file, whole and in ranges ($kind, $engine)',
  async ({ engine, kind }) => {
    const database = await openTestDatabase(engine)
    const store = await KINDS[kind](database)
    const bytes = randomBytes(2.5 * 1024 ** 2)
    const file = join(database.config.DATA_DIR, 'upload')
    await writeFile(file, bytes)
    await store.put(KEY, { file })
    expect(sha256Of((await readBytes(store, KEY)) ?? bytes.subarray(1))).toBe(sha256Of(bytes))
    for (const [first, last] of [
      [0, 0],
      [1024 ** 2 - 1, 1024 ** 2],
      [2 * 1024 ** 2, bytes.length - 1],
    ] as const) {
      const found = await store.get(KEY, { first, last })
      expect(found?.size).toBe(bytes.length)
      const part = Buffer.concat((await found?.stream.toArray()) ?? [])
      expect(part.equals(bytes.subarray(first, last + 1))).toBe(true)
    }
  },
)

test.for(stores)(
  'nothing outside of the areas is a key ($kind, $engine)',
  async ({ engine, kind }) => {
    const store = await KINDS[kind](await openTestDatabase(engine))
    for (const key of [
      '../simmer.db',
      'simmer.db',
      'media/../../x',
      '/etc/passwd',
      'media//x.webp',
      'media/.hidden',
      'bin/x.webp',
      'own-pictures/ab/x.webp.part',
      'media\\x',
    ]) {
      await expect(store.put(key, Buffer.from('x'))).rejects.toThrow(RangeError)
      await expect(store.get(key)).rejects.toThrow(RangeError)
      await expect(store.remove(key)).rejects.toThrow(RangeError)
    }
  },
)

test.for(databases)('files are read wherever they lie, and listed with it (%s)', async (engine) => {
  const database = await openTestDatabase(engine)
  const storage = openStorage(database.config, database)
  const isShared = engine === 'postgres'
  await storage.put('imports/new.import', Buffer.from('new'))
  await storage.put('own-pictures/ab/new.webp', Buffer.from('new'))
  const [other, otherKind] = isShared
    ? [storage.stores.folder, 'folder']
    : [storage.stores.database, 'database']
  await other?.put('imports/earlier.import', Buffer.from('earlier'))
  // What is no stored file is not listed.
  const { DATA_DIR } = database.config
  await mkdir(join(DATA_DIR, 'pictures'))
  await writeFile(join(DATA_DIR, 'pictures', 'x.webp'), 'x')
  await writeFile(join(DATA_DIR, 'imports', 'y.part'), 'y').catch(() => {})

  const found = (await listed(storage, '')).map(({ key, kind }) => `${kind}: ${key}`).sort()
  const expected = [
    `${otherKind}: imports/earlier.import`,
    `${isShared ? 'database' : 'folder'}: imports/new.import`,
    'folder: own-pictures/ab/new.webp',
  ]
  expect(found).toEqual(expected.sort())
  expect(await readBytes(storage, 'imports/earlier.import')).toEqual(Buffer.from('earlier'))
  await storage.remove('imports/earlier.import')
  expect(await storage.head('imports/earlier.import')).toBeUndefined()
})

test.for(stores)(
  'a file goes into the bin, comes back, and ends after 30 days ($kind, $engine)',
  async ({ engine, kind }) => {
    const store = await KINDS[kind](await openTestDatabase(engine))
    const other = 'imports/1.import'
    await store.put(KEY, Buffer.from('a picture'))
    await store.put(other, Buffer.from('an import'))
    for (const key of [KEY, other, 'imports/2.import']) await store.discard(key)
    expect(await keysOf(store, '')).toEqual([])
    const inBin: string[] = []
    for await (const key of store.inBin()) inBin.push(key)
    expect(inBin.sort()).toEqual([other, KEY])
    expect(await store.takeBack(KEY)).toBe(true)
    expect(await store.takeBack(KEY)).toBe(false)
    expect(await readBytes(store, KEY)).toEqual(Buffer.from('a picture'))
    expect(await store.emptyBin(Date.now() + 30 * DAY_MS)).toEqual([])
    expect(await store.emptyBin(Date.now() + 32 * DAY_MS)).toHaveLength(1)
    expect(await store.takeBack(other)).toBe(false)
    expect(await keysOf(store, '')).toEqual([KEY])
  },
)

test('a full disk is an outage, and leaves no part of a file', async ({ skip }) => {
  const database = await openTestDatabase('sqlite')
  const disk = await smallDisk(join(database.config.DATA_DIR, 'small'), 2)
  skip(disk === undefined, 'Only root can mount a small disk.')
  const store = folderStore(disk ?? '')
  await store.put(KEY, Buffer.from('a picture'))
  const large = randomBytes(3 * 1024 ** 2)
  const file = join(database.config.DATA_DIR, 'upload')
  await writeFile(file, large)
  const other = databaseStore(database.db)
  await other.put('imports/1.import', large)
  for (const work of [
    () => store.put('own-pictures/ab/large.webp', large),
    () => store.put('imports/1.import', { file, mayMove: true }),
    () => copyFiles(other, store, { dataDir: database.config.DATA_DIR, report: () => {} }),
    () => copyFiles(other, other, { dataDir: disk ?? '', report: () => {} }),
  ]) {
    const error: unknown = await work().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(StorageUnavailable)
    expect((error as Error).message).toContain('ENOSPC')
  }
  const left = await readdir(disk ?? '', { recursive: true, withFileTypes: true })
  expect(left.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(['abcd.webp'])
  expect(await readBytes(store, KEY)).toEqual(Buffer.from('a picture'))
  expect(sha256Of(await readFile(file))).toBe(sha256Of(large))
})
