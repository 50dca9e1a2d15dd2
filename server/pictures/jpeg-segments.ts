/** Signature of JPEG: "start of image". */
export const JPEG_SIGNATURE = Buffer.from([0xff, 0xd8])

/** Markers that a photo may have (ITU-T T.81, table B.1). */
export const MARKER = {
  baseline: 0xc0,
  progressive: 0xc2,
  huffmanTables: 0xc4,
  end: 0xd9,
  scan: 0xda,
  quantisationTables: 0xdb,
  restartInterval: 0xdd,
  jfif: 0xe0,
  exif: 0xe1,
  profile: 0xe2,
  adobe: 0xee,
  app15: 0xef,
  comment: 0xfe,
} as const

/** First and last marker that may occur within a scan. */
const RESTARTS = [0xd0, 0xd7] as const
/** Maximum segments of a file, including scans. */
const SEGMENTS_MAX = 512

/** A part of a JPEG. */
export interface JpegSegment {
  marker: number
  /** The data after marker and length; of a scan, only its header. */
  data: Buffer
  /** The whole segment; of a scan, with its coded data. */
  bytes: Buffer
}

/** The complete segments of a JPEG up to its end, at most 512. */
export function* jpegSegments(file: Buffer): Generator<JpegSegment, void> {
  let at = JPEG_SIGNATURE.length
  for (let count = 0; count < SEGMENTS_MAX; count++) {
    const start = findMarker(file, at)
    if (start === undefined) return
    const marker = file[start + 1] ?? 0
    if (marker === MARKER.end) {
      yield { marker, data: Buffer.alloc(0), bytes: file.subarray(start, start + 2) }
      return
    }
    if (start + 4 > file.length) return
    const head = start + 2 + file.readUInt16BE(start + 2)
    if (head < start + 4 || head > file.length) return
    at = marker === MARKER.scan ? endOfScan(file, head) : head
    yield { marker, data: file.subarray(start + 4, head), bytes: file.subarray(start, at) }
  }
}

/** Index of the marker expected at `at`, after fill bytes; undefined if there is none. */
function findMarker(file: Buffer, at: number): number | undefined {
  if (file[at] !== 0xff) return undefined
  let start = at
  while (file[start + 1] === 0xff) start += 1
  return start + 1 < file.length ? start : undefined
}

/** Index of the end of a scan's coded data: a marker other than a restart (ITU-T T.81, B.1.1.5). */
function endOfScan(file: Buffer, from: number): number {
  // A loop over bytes: `indexOf` for each of a million stuffed bytes takes ten times as long.
  for (let at = from; at + 1 < file.length; at++) {
    if (file[at] !== 0xff) continue
    const next = file[at + 1] ?? 0
    const isData = next === 0 || next === 0xff || (next >= RESTARTS[0] && next <= RESTARTS[1])
    if (!isData) return at
  }
  return file.length
}

/** A segment with its marker and length. */
export function writeJpegSegment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}
