/** Files that every process of the database reads; `server/storage` writes and reads them. */
export interface StoredFileTable {
  /** Path of the file, such as `imports/….import`; the first part is its area. */
  key: string
  /** Bytes. */
  size: number
  /** SHA-256 of the bytes in hex. */
  sha256: string
  /** Milliseconds since 1970, UTC. */
  stored_at: number
}

/** Bytes of stored files, 1 MB in each row. */
export interface StoredFilePartTable {
  key: string
  /** 0 is the beginning. */
  part: number
  bytes: Uint8Array
}
