import { ApiError } from '#server/http/errors.ts'
import { checkSize } from './check-size.ts'

/** Bytes of a chunk's name and length. */
const CHUNK_HEAD = 8
const RGBA = 4
const ALPHA_FLAG = 0x10

/** Pixels. */
interface Size {
  width: number
  height: number
}

/** Whether a file begins as a WebP does, whatever its name says. */
export function isWebp(file: Buffer): boolean {
  return file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP'
}

/** The chunks of a file, up to the first that does not fit into it. */
function chunksOf(file: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>()
  let at = 12
  while (at + CHUNK_HEAD <= file.length) {
    const name = file.toString('latin1', at, at + 4)
    const length = file.readUInt32LE(at + 4)
    const end = at + CHUNK_HEAD + length
    if (end > file.length) break
    if (!chunks.has(name)) chunks.set(name, file.subarray(at + CHUNK_HEAD, end))
    at = end + (length % 2)
  }
  return chunks
}

function lossySize(data: Buffer): Size | undefined {
  if (data.length < 10 || data.readUIntBE(3, 3) !== 0x9d012a) return undefined
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff }
}

function losslessSize(data: Buffer): Size | undefined {
  if (data.length < 5 || data[0] !== 0x2f) return undefined
  const bits = data.readUInt32LE(1)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(CHUNK_HEAD)
  head.write(name, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

/** The header of a picture with alpha beside its pixels. */
function extended({ width, height }: Size): Buffer {
  const data = Buffer.alloc(10)
  data[0] = ALPHA_FLAG
  data.writeUIntLE(width - 1, 4, 3)
  data.writeUIntLE(height - 1, 7, 3)
  return chunk('VP8X', data)
}

/**
 * Size of a WebP without decoding it; undefined for a broken one.
 * @param file see {@link isWebp}
 */
export function webpSize(file: Buffer): Size | undefined {
  const chunks = chunksOf(file)
  const [lossy, lossless] = [chunks.get('VP8 '), chunks.get('VP8L')]
  return (lossy && lossySize(lossy)) ?? (lossless && losslessSize(lossless))
}

/**
 * Copies the pixels of a WebP, and its alpha: no profile, no texts, no animation.
 * @param file see {@link isWebp}
 * @throws {ApiError} `FileTypeUnsupported` for a broken or moving one, `FileTooLarge` (see
 * {@link checkSize})
 */
export function cleanWebp(file: Buffer): Buffer {
  const chunks = chunksOf(file)
  const lossy = chunks.get('VP8 ')
  const lossless = chunks.get('VP8L')
  const pixels = lossy ?? lossless
  const size = lossy ? lossySize(lossy) : lossless && losslessSize(lossless)
  if (!pixels || !size || chunks.has('ANMF')) throw new ApiError('FileTypeUnsupported')
  const { width, height } = size
  checkSize({ width, height, decodedBytes: width * height * RGBA, isWhole: true })
  const alpha = chunks.get('ALPH')
  const body = Buffer.concat([
    ...(lossy && alpha ? [extended(size), chunk('ALPH', alpha)] : []),
    chunk(lossy ? 'VP8 ' : 'VP8L', pixels),
  ])
  const head = Buffer.alloc(12)
  head.write('RIFF', 'latin1')
  head.writeUInt32LE(body.length + 4, 4)
  head.write('WEBP', 8, 'latin1')
  return Buffer.concat([head, body])
}
