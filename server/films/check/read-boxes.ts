import { readSync } from 'node:fs'

/** A box of an MP4 file (ISO/IEC 14496-12, 4.2). */
export interface Box {
  readonly type: string
  /** Start and end of its content, in bytes from the beginning of the file. */
  readonly from: number
  readonly to: number
}

/** The file is not one whole MP4, or contains more than a film. */
export class BrokenFile extends Error {
  override readonly name = 'BrokenFile'
}

/** Maximum number of boxes: twice those of an hour in fragments of one second. */
const BOXES_MAX = 150_000
/** Maximum depth of nested boxes. */
const DEPTH_MAX = 10
/** Maximum bytes of the index: several times that of an hour. */
const TABLE_BYTES_MAX = 32 * 1024 ** 2
const TYPE = /^[\x20-\x7e\xa9]{4}$/

/** Reads the boxes of an open file without trusting any of its numbers. */
export class BoxReader {
  readonly #file: number
  #count = 0

  /** @param file descriptor */
  constructor(file: number) {
    this.#file = file
  }

  /**
   * Bytes of the file.
   * @throws {BrokenFile} for more than an index may have, or beyond the end of the file
   */
  bytes(from: number, to: number): Buffer {
    const length = to - from
    if (length < 0 || length > TABLE_BYTES_MAX) throw new BrokenFile('a table is too long')
    const bytes = Buffer.alloc(length)
    for (let at = 0; at < length;) {
      const read = readSync(this.#file, bytes, at, length - at, from + at)
      if (read === 0) throw new BrokenFile('the file ends too early')
      at += read
    }
    return bytes
  }

  /**
   * The adjacent boxes between two positions.
   * @throws {BrokenFile} for a box that ends beyond `to`, and for too many boxes
   */
  *boxes(from: number, to: number, depth = 0): Generator<Box> {
    if (depth > DEPTH_MAX) throw new BrokenFile('boxes lie too deep')
    for (let at = from; at < to;) {
      this.#count += 1
      if (this.#count > BOXES_MAX) throw new BrokenFile('there are too many boxes')
      if (to - at < 8) throw new BrokenFile('bytes follow that are no box')
      const head = this.bytes(at, Math.min(at + 16, to))
      const type = head.toString('latin1', 4, 8)
      const { size, headBytes } = sizeOf(head, to - at)
      if (!TYPE.test(type) || size < headBytes || size > to - at)
        throw new BrokenFile(`the box at ${at} is none`)
      yield { type, from: at + headBytes, to: at + size }
      at += size
    }
  }
}

/** Size 1 means that a 64-bit size follows, 0 that the box ends with its parent. */
function sizeOf(head: Buffer, rest: number): { size: number; headBytes: number } {
  const size = head.readUInt32BE(0)
  if (size === 0) return { size: rest, headBytes: 8 }
  if (size !== 1) return { size, headBytes: 8 }
  if (head.length < 16) throw new BrokenFile('a box ends too early')
  return { size: Number(head.readBigUInt64BE(8)), headBytes: 16 }
}
