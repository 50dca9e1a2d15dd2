import { crc32 } from 'node:zlib'

/** The eight bytes that every PNG begins with. */
export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Colour types of PNG (PNG 1.2, section 4.1.1). */
export const PNG_COLOUR = { grey: 0, rgb: 2, palette: 3, greyAlpha: 4, rgba: 6 } as const

/** The IHDR chunk of a PNG. */
export interface PngHeader {
  /** Pixels. */
  width: number
  /** Pixels. */
  height: number
  /** Bits of a sample: 1, 2, 4, 8 or 16. Default: 8. */
  depth?: number
  /** One of {@link PNG_COLOUR}. Default: RGB. */
  colour?: number
  interlaced?: boolean
}

/** A chunk with its length and checksum. */
export function pngChunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(named.length + 8)
  chunk.writeUInt32BE(data.length)
  named.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(named), named.length + 4)
  return chunk
}

/** A PNG with these chunks between IHDR and IEND. */
export function pngOf(header: PngHeader, ...chunks: Buffer[]): Buffer {
  const { width, height, depth = 8, colour = PNG_COLOUR.rgb, interlaced = false } = header
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.set([depth, colour, 0, 0, Number(interlaced)], 8)
  return Buffer.concat([PNG_SIGNATURE, pngChunk('IHDR', data), ...chunks, pngChunk('IEND')])
}
