import { buffer } from 'node:stream/consumers'
import { fromBufferPromise, openPromise, type Entry, type ZipFile } from 'yauzl'
import { IMPORT_ENTRIES_MAX } from '#contract/recipe-import/limits.ts'
import { ImportError } from '../import-error.ts'

/** Bytes of all files of an archive, unpacked, and bytes that are read from it in all. */
const UNPACKED_MAX = 1024 ** 3
/** Bytes of a file that is read whole. */
export const FILE_MAX = 32 * 1024 ** 2
/** How many times its packed size a file may be when it is larger than {@link RATIO_FROM}. */
const RATIO_MAX = 200
const RATIO_FROM = 1024 ** 2

/** Bytes that may still be unpacked from an archive, from archives in it, and from files that are packed again. */
class Budget {
  #left: number

  constructor(bytes: number) {
    this.#left = bytes
  }

  spend(bytes: number): void {
    this.#left -= bytes
    if (this.#left < 0) throw new ImportError('TooLarge')
  }
}

/** An archive that somebody else packed. Only files of it that are asked for are unpacked. */
export interface Archive {
  /** Files, in the order of the archive. */
  readonly names: readonly string[]
  /**
   * Unpacks a file.
   * @throws {ImportError} when it is not there, damaged, locked or larger than allowed
   */
  readonly read: (name: string) => Promise<Buffer>
  /**
   * Unpacks an archive that lies in it.
   * @throws {ImportError} as {@link Archive.read} and {@link openArchive}
   */
  readonly open: (name: string) => Promise<Archive>
  /**
   * Counts what a file of it was unpacked to.
   * @throws {ImportError} `TooLarge` when it is too much in all
   */
  readonly spend: (bytes: number) => void
  readonly close: () => void
}

/** Checks what the archive says about a file. What it really holds is checked while unpacking. */
function check(entry: Entry, total: number): void {
  if (entry.isEncrypted()) throw new ImportError('Locked')
  const { compressedSize, uncompressedSize } = entry
  const isPacked = uncompressedSize > RATIO_FROM && uncompressedSize > compressedSize * RATIO_MAX
  if (isPacked || total > UNPACKED_MAX) throw new ImportError('TooLarge')
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > IMPORT_ENTRIES_MAX) throw new ImportError('TooManyFiles')
  const entries = new Map<string, Entry>()
  let total = 0
  for await (const entry of zip.eachEntry()) {
    total += entry.uncompressedSize
    check(entry, total)
    // A directory, and what macOS and version control add.
    const isNoFile = /\/$|(?:^|\/)(?:__MACOSX|\.[^/]+)(?:\/|$)/u.test(entry.fileName)
    if (!isNoFile) entries.set(entry.fileName, entry)
    if (entries.size > IMPORT_ENTRIES_MAX) throw new ImportError('TooManyFiles')
  }
  return entries
}

/** Names that lead out of the archive are refused by the library, with a message that says so. */
function failureOf(error: unknown): ImportError {
  if (error instanceof ImportError) return error
  const message = error instanceof Error ? error.message : ''
  return new ImportError(
    /relative path|absolute path|file name|characters in fileName/iu.test(message)
      ? 'Unsafe'
      : 'NotReadable',
  )
}

/**
 * Opens a ZIP archive.
 *
 * @param source path of the file, or its bytes
 * @param bytesMax that may be unpacked in all
 * @throws {ImportError} when it is none, or breaks a limit
 */
export async function openArchive(
  source: string | Buffer,
  bytesMax = UNPACKED_MAX,
): Promise<Archive> {
  return await openWithin(new Budget(bytesMax), source)
}

async function openWithin(budget: Budget, source: string | Buffer): Promise<Archive> {
  const options = { lazyEntries: true, autoClose: false, strictFileNames: false }
  let zip: ZipFile | undefined
  try {
    const open =
      typeof source === 'string' ? openPromise(source, options) : fromBufferPromise(source, options)
    const opened = await open
    zip = opened
    const entries = await entriesOf(opened)
    const read = async (name: string): Promise<Buffer> => {
      const entry = entries.get(name)
      if (!entry) throw new ImportError('NotReadable')
      if (entry.uncompressedSize > FILE_MAX) throw new ImportError('TooLarge')
      // Files that share their packed bytes are unpacked again and again.
      budget.spend(entry.uncompressedSize)
      try {
        return await buffer(await opened.openReadStreamPromise(entry))
      } catch (error) {
        throw failureOf(error)
      }
    }
    return {
      names: [...entries.keys()],
      read,
      open: async (name) => await openWithin(budget, await read(name)),
      spend: (bytes) => budget.spend(bytes),
      close: () => opened.close(),
    }
  } catch (error) {
    zip?.close()
    throw failureOf(error)
  }
}
