import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, crc32, deflateRaw } from 'node:zlib'

/** Supported content encodings. */
export type Encoding = 'br' | 'gzip'

/**
 * The beginning of a text, compressed once. Each stream ends on a byte boundary and is still open,
 * so that {@link complete} can append a different end to every response without compressing again.
 */
export interface CompressedStart {
  br: Buffer
  /** With its header, without checksum. Made on first use. */
  gzip: () => Promise<Buffer>
  /** Memory in bytes, including gzip whether or not it was made. */
  bytes: number
  /** CRC-32 of the text. */
  checksum: number
  /** Length of the text in bytes. */
  length: number
}

/** Maximum length of an end in bytes: one stored block of deflate (RFC 1951, section 3.2.4). */
export const END_MAX = 65_535

/** 8 % smaller than quality 4 for 1 ms more; quality 9 takes 10 ms more. */
const BROTLI_QUALITY = 5
/** Size of gzip relative to Brotli, an upper estimate. */
const GZIP_FACTOR = 1.5
/** No name, no time, unknown system (RFC 1952, section 2.3). */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])

const toBrotli = promisify(brotliCompress)
const toDeflate = promisify(deflateRaw)
const fromBrotli = promisify(brotliDecompress)

/** Compresses the beginning of a text in the thread pool. */
export async function compressStart(text: string): Promise<CompressedStart> {
  const bytes = Buffer.from(text)
  const br = await toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  })
  let gzip: Promise<Buffer> | undefined
  return {
    br,
    gzip: async () => await (gzip ??= toGzip(br)),
    bytes: Math.ceil(br.length * (1 + GZIP_FACTOR)),
    checksum: crc32(bytes),
    length: bytes.length,
  }
}

async function toGzip(br: Buffer): Promise<Buffer> {
  const text = await fromBrotli(Buffer.concat([br, BROTLI_LAST]))
  const deflated = await toDeflate(text, { finishFlush: constants.Z_SYNC_FLUSH })
  return Buffer.concat([GZIP_HEADER, deflated])
}

/**
 * The compressed text with an end, which is stored uncompressed in the stream.
 *
 * @param end 1 to {@link END_MAX} bytes
 */
export async function complete(
  start: CompressedStart,
  encoding: Encoding,
  end: Buffer,
): Promise<Buffer> {
  return encoding === 'br'
    ? Buffer.concat([start.br, brotliHeader(end.length), end, BROTLI_LAST])
    : Buffer.concat([await start.gzip(), storedHeader(end.length), end, gzipTrailer(start, end)])
}

/** The uncompressed text with its end, for clients that accept neither encoding. */
export async function plain(start: CompressedStart, end: Buffer): Promise<Buffer> {
  return await fromBrotli(await complete(start, 'br', end))
}

/** An empty last meta-block (RFC 7932, section 9.2): ISLAST and ISLASTEMPTY. */
const BROTLI_LAST = Buffer.from([0b11])

/** Header of an uncompressed meta-block: ISLAST 0, MNIBBLES 0 for 16 bits of MLEN - 1, ISUNCOMPRESSED. */
function brotliHeader(length: number): Buffer {
  const header = Buffer.alloc(3)
  header.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3)
  return header
}

/** Header of the last block, stored: BFINAL, BTYPE 0, LEN and its complement. */
function storedHeader(length: number): Buffer {
  const header = Buffer.alloc(5)
  header.writeUInt8(1, 0)
  header.writeUInt16LE(length, 1)
  header.writeUInt16LE(length ^ 0xff_ff, 3)
  return header
}

/** CRC-32 and length of the whole text. */
function gzipTrailer(start: CompressedStart, end: Buffer): Buffer {
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc32(end, start.checksum), 0)
  trailer.writeUInt32LE((start.length + end.length) >>> 0, 4)
  return trailer
}
