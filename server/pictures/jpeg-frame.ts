import { ApiError } from '#server/http/errors.ts'
import type { ClaimedSize } from './check-size.ts'

/** Side of a block in pixels. */
const BLOCK = 8
/** Bytes of one coefficient in a decoder's memory. */
const COEFFICIENT_BYTES = 2
/** Components: grey, YCbCr or CMYK. */
const COMPONENTS = new Set([1, 3, 4])
/** Highest sampling factor of a component (ITU-T T.81, table B.2). */
const SAMPLING_MAX = 4

/** Values of a JPEG's frame header. */
export interface JpegFrame extends ClaimedSize {
  /** Bytes of all coefficients, which a decoder holds when a picture comes in several scans. */
  coefficientBytes: number
}

/**
 * Reads the data of a start-of-frame segment (ITU-T T.81, section B.2.2).
 * @param isProgressive whether the picture always comes in several scans
 * @throws {ApiError} `FileTypeUnsupported` for values that a photo does not have
 */
export function readJpegFrame(data: Buffer, isProgressive: boolean): JpegFrame {
  const count = data[5] ?? 0
  if (!COMPONENTS.has(count) || data.length !== 6 + 3 * count || data[0] !== 8) {
    throw new ApiError('FileTypeUnsupported')
  }
  const height = data.readUInt16BE(1)
  const width = data.readUInt16BE(3)
  const samplings = Array.from({ length: count }, (_, index) => {
    const factors = data[7 + 3 * index] ?? 0
    return { across: factors >> 4, down: factors & 15 }
  })
  const isKnown = samplings.every(({ across, down }) =>
    [across, down].every((factor) => factor >= 1 && factor <= SAMPLING_MAX),
  )
  if (!isKnown) throw new ApiError('FileTypeUnsupported')
  const unitWidth = BLOCK * Math.max(...samplings.map(({ across }) => across))
  const unitHeight = BLOCK * Math.max(...samplings.map(({ down }) => down))
  const units = Math.ceil(width / unitWidth) * Math.ceil(height / unitHeight)
  const blocks = samplings.reduce((sum, { across, down }) => sum + across * down, 0)
  const coefficientBytes = units * blocks * BLOCK ** 2 * COEFFICIENT_BYTES
  const decodedBytes = isProgressive ? coefficientBytes : width * height * count
  return { width, height, decodedBytes, coefficientBytes, isWhole: isProgressive }
}
