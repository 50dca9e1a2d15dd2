/** Boxes that hold other boxes on the way to a time. */
const CONTAINERS = new Set(['moov', 'trak', 'mdia'])
/** Boxes that begin with version, flags, time of creation and time of change. */
const TIMED = new Set(['mvhd', 'tkhd', 'mdhd'])

/**
 * Sets creation and modification times in an MP4 file to 0, in place, so that equal films are equal
 * files (ISO/IEC 14496-12, 8.2.2, 8.3.2, 8.4.2).
 */
export function clearTimes(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  while (at + 8 <= bytes.length) {
    const size = view.getUint32(at)
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    // Size 0 means to the end of the file, 1 means a 64-bit size. Neither occurs in a box with
    // times.
    if (size < 8) return
    const box = bytes.subarray(at + 8, at + size)
    if (CONTAINERS.has(type)) clearTimes(box)
    if (TIMED.has(type)) box.fill(0, 4, box[0] === 1 ? 20 : 12)
    at += size
  }
}
