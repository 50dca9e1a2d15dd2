/** Tag, type and count of the orientation in an image file directory (Exif 2.32, section 4.6.4). */
const ORIENTATION = { tag: 0x0112, type: 3, count: 1 } as const
/** Bytes of one entry of a directory. */
const ENTRY_BYTES = 12
/** Values of an orientation; 1 is upright. */
const UPRIGHT = 1
const LAST = 8

/**
 * Orientation of an Exif block, from 2 to 8; undefined for upright and for an unreadable block.
 * @param block a TIFF file, as JPEG and PNG embed it
 */
export function readOrientation(block: Buffer): number | undefined {
  if (block.length < 8) return undefined
  const order = block.toString('latin1', 0, 4)
  if (order !== 'II*\0' && order !== 'MM\0*') return undefined
  const isLittle = order === 'II*\0'
  const short = (at: number) => (isLittle ? block.readUInt16LE(at) : block.readUInt16BE(at))
  const long = (at: number) => (isLittle ? block.readUInt32LE(at) : block.readUInt32BE(at))
  const directory = long(4)
  if (directory + 2 > block.length) return undefined
  const first = directory + 2
  const fitting = Math.floor((block.length - first) / ENTRY_BYTES)
  const entries = Math.min(short(directory), fitting)
  for (let at = first; at < first + entries * ENTRY_BYTES; at += ENTRY_BYTES) {
    if (short(at) !== ORIENTATION.tag) continue
    const isOne = short(at + 2) === ORIENTATION.type && long(at + 4) === ORIENTATION.count
    const value = short(at + 8)
    return isOne && value > UPRIGHT && value <= LAST ? value : undefined
  }
  return undefined
}

/** An Exif block with nothing but the orientation. */
export function orientationBlock(orientation: number): Buffer {
  const block = Buffer.from('MM\0*\0\0\0\x08\0\x01'.padEnd(26, '\0'), 'latin1')
  block.writeUInt16BE(ORIENTATION.tag, 10)
  block.writeUInt16BE(ORIENTATION.type, 12)
  block.writeUInt32BE(ORIENTATION.count, 14)
  block.writeUInt16BE(orientation, 18)
  return block
}
