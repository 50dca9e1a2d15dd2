import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StorageUnavailable } from '#server/lib/storage-unavailable.ts'
import { type Area, areaOf } from './areas.ts'
import type { ByteStore } from './byte-store.ts'
import { readToFile, sumOf } from './read-bytes.ts'

/** What a copy works with. */
export interface CopyTools {
  /** For files on their way. */
  readonly dataDir: string
  readonly report: (line: string) => void
}

/** What a copy has done. */
export interface Copied {
  copied: number
  /** Files that were there already, with the same sum. */
  there: number
}

/** Areas whose files are never rows of a table. */
const TOO_LARGE: ReadonlySet<Area> = new Set(['film-parts', 'own-films'])

/** Hex digits of the content hash in names of media. */
const HASH_DIGITS = 16
/** A name that says what it holds. */
const HASHED = /\.[\da-f]{16}\.\w+$/

/**
 * The key under which a copy is found: media of a folder may lie under a name without a hash, elsewhere all have
 * one.
 */
function keyFor(to: ByteStore, key: string, sha256: string): string {
  const isMedia = areaOf(key) === 'media' || areaOf(key) === 'films'
  if (!isMedia || to.kind === 'folder' || HASHED.test(key)) return key
  const dot = key.lastIndexOf('.')
  return `${key.slice(0, dot)}.${sha256.slice(0, HASH_DIGITS)}${key.slice(dot)}`
}

/**
 * Stores bytes under a key and reads them back, unless they are there already.
 * @throws {StorageUnavailable} when what is read back is something else
 */
export async function putChecked(
  to: ByteStore,
  key: string,
  { file, sha256 }: { file: string | Uint8Array; sha256: string },
): Promise<'copied' | 'there'> {
  const known = await to.head(key)
  if (known && (await sumOf(to, key)) === sha256) return 'there'
  await to.put(key, typeof file === 'string' ? { file } : file)
  if ((await sumOf(to, key)) !== sha256) {
    throw new StorageUnavailable(`${key} was stored, but other bytes came back`)
  }
  return 'copied'
}

/**
 * Copies every file of a store into another one, and compares the sums of what was written. It may be broken off
 * and started again. Files stay where they were. Films of members are never copied into the database.
 * @throws {StorageUnavailable} with the first file that cannot be copied
 */
export async function copyFiles(
  from: ByteStore,
  to: ByteStore,
  { dataDir, report }: CopyTools,
): Promise<Copied> {
  const done: Copied = { copied: 0, there: 0 }
  const folder = join(dataDir, 'import-copies')
  await mkdir(folder, { recursive: true })
  for await (const { key } of from.list('')) {
    const area = areaOf(key)
    if (area === undefined || (to.kind === 'database' && TOO_LARGE.has(area))) continue
    const file = join(folder, `${randomUUID()}.import`)
    try {
      const sha256 = await readToFile(from, key, file)
      // Deleted meanwhile.
      if (sha256 === undefined) continue
      done[await putChecked(to, keyFor(to, key, sha256), { file, sha256 })] += 1
    } finally {
      await rm(file, { force: true })
    }
    if ((done.copied + done.there) % 100 === 0) report(progressOf(done))
  }
  return done
}

/** How far a copy has come, for the operator. */
export function progressOf({ copied, there }: Copied): string {
  return `${copied} copied, ${there} were there already`
}
