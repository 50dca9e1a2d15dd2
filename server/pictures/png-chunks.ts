import { crc32 } from 'node:zlib'

/** Signature of PNG. */
export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Maximum chunks of a file. Encoders write some KB of image data into each. */
const CHUNKS_MAX = 20_000
/** Bytes of a chunk in addition to its data: length, type and checksum. */
const CHUNK_OVERHEAD = 12

/** A part of a PNG. */
export interface PngChunk {
  /** Four letters. */
  type: string
  data: Buffer
  /** The whole chunk with its length and checksum. */
  bytes: Buffer
}

/** The complete chunks of a PNG, at most 20,000. Checksums are not verified. */
export function* pngChunks(file: Buffer): Generator<PngChunk, void> {
  let at = PNG_SIGNATURE.length
  for (let count = 0; count < CHUNKS_MAX && at + CHUNK_OVERHEAD <= file.length; count++) {
    const end = at + CHUNK_OVERHEAD + file.readUInt32BE(at)
    if (end > file.length) return
    const type = file.toString('latin1', at + 4, at + 8)
    yield { type, data: file.subarray(at + 8, end - 4), bytes: file.subarray(at, end) }
    at = end
  }
}

/** A chunk with its length and checksum. */
export function writePngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const bytes = Buffer.alloc(named.length + 8)
  bytes.writeUInt32BE(data.length)
  named.copy(bytes, 4)
  bytes.writeUInt32BE(crc32(named), named.length + 4)
  return bytes
}
