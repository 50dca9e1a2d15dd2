import { readSync } from 'node:fs'

/** A box of an MP4 file (ISO/IEC 14496-12, 4.2). */
export interface Box {
  readonly type: string
  /** Where what it holds begins and ends, in bytes from the beginning of the file. */
  readonly from: number
  readonly to: number
}

/** A file that is no whole MP4, or holds more than a film does. */
export class BrokenFile extends Error {
  override readonly name = 'BrokenFile'
}

/** Boxes of an hour in fragments of a second, twice. */
const BOXES_MAX = 150_000
/** Levels of boxes within boxes. */
const DEPTH_MAX = 10
/** Bytes of the index of an hour, several times. */
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
   * @throws {BrokenFile} for more than an index may have, or behind the end
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
   * Boxes that follow each other from one place to another, without a gap.
   * @throws {BrokenFile} for one that reaches further, and for too many
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

/** Size 1 means that 64 bits follow, 0 that the box ends with what holds it. */
function sizeOf(head: Buffer, rest: number): { size: number; headBytes: number } {
  const size = head.readUInt32BE(0)
  if (size === 0) return { size: rest, headBytes: 8 }
  if (size !== 1) return { size, headBytes: 8 }
  if (head.length < 16) throw new BrokenFile('a box ends too early')
  return { size: Number(head.readBigUInt64BE(8)), headBytes: 16 }
}
