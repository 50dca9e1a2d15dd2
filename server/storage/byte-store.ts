import type { Readable } from 'node:stream'

/** Where a store has its bytes: files below `DATA_DIR`, tables of the database, or an S3 bucket. */
export type StoreKind = 'folder' | 'database' | 's3'

/** What is stored: bytes, or a file with them. */
export type ByteSource = Uint8Array | FileSource

/** A file of this machine that is stored. */
export interface FileSource {
  readonly file: string
  /** Whether the file may be moved. Otherwise, and in other stores than a folder, it stays where it is. */
  readonly mayMove?: boolean
}

/** A part of a file, in bytes from its beginning; both ends are included. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/** A stored file without its bytes. */
export interface StoredFile {
  readonly key: string
  /** Bytes. */
  readonly size: number
  /** Milliseconds since 1970, UTC. */
  readonly storedAt: number
  /** SHA-256 in hex, where the store has noted it; a folder has not. */
  readonly sha256?: string | undefined
  /** The store that has it. */
  readonly kind: StoreKind
}

/** A stored file with its bytes. */
export interface StoredBytes extends StoredFile {
  /** The range that was wanted, or the whole. It fails with `StorageUnavailable` when bytes are missing. */
  readonly stream: Readable
}

/**
 * A place for bytes. Keys are paths such as `own-pictures/ab/abcd.webp`, see `areas.ts`: the first part is the
 * area. A key names one content for ever. Every method throws `StorageUnavailable` when the store cannot
 * answer, and `RangeError` for what is no key.
 */
export interface ByteStore {
  readonly kind: StoreKind
  /** Stores a file, whole or not at all. Not for use inside a transaction. */
  readonly put: (key: string, source: ByteSource) => Promise<void>
  /**
   * Undefined when there is no such file. The caller reads the stream or destroys it.
   * @param range inside the file
   */
  readonly get: (key: string, range?: ByteRange) => Promise<StoredBytes | undefined>
  /** Undefined when there is no such file. */
  readonly head: (key: string) => Promise<StoredFile | undefined>
  /** Deletes a file. One that is not there is no error. */
  readonly remove: (key: string) => Promise<void>
  /**
   * The files whose keys begin with this, in no order. Parts of files, and files without an area, are left out.
   * @param prefix an area, or an area and folders, without a slash at the end; empty for every file
   */
  readonly list: (prefix: string) => AsyncIterable<StoredFile>
  /** Puts a file into the bin, for 30 days. One that is not there is no error. */
  readonly discard: (key: string) => Promise<void>
  /** Keys of files in the bin, each once. */
  readonly inBin: () => AsyncIterable<string>
  /**
   * Brings a file back from the bin that is used after all, the latest with this key.
   * @returns whether it was in the bin
   */
  readonly takeBack: (key: string) => Promise<boolean>
  /**
   * Deletes what has been in the bin for 30 days.
   * @param now milliseconds since 1970, UTC
   * @returns the days whose files were deleted, such as `2026-11-28`
   */
  readonly emptyBin: (now: number) => Promise<string[]>
  /**
   * Puts parts of files into the bin whose process ended before it could finish them, a day ago or earlier.
   * @param now milliseconds since 1970, UTC
   * @returns how many
   */
  readonly discardParts: (now: number) => Promise<number>
}
