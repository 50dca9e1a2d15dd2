/** A box of an MP4 file. */
export interface Atom {
  readonly type: string
  /** What it holds. */
  readonly bytes: Buffer
}

/** The boxes that follow each other in some bytes. */
export function atomsOf(bytes: Buffer): Atom[] {
  const atoms: Atom[] = []
  for (let at = 0; at < bytes.length;) {
    const size = bytes.readUInt32BE(at)
    atoms.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      bytes: bytes.subarray(at + 8, at + size),
    })
    at += size
  }
  return atoms
}

/** The bytes of boxes. */
export function fileOf(atoms: readonly Atom[]): Buffer {
  return Buffer.concat(
    atoms.flatMap(({ type, bytes }) => {
      const head = Buffer.alloc(8)
      head.writeUInt32BE(8 + bytes.length)
      head.write(type, 4, 'latin1')
      return [head, bytes]
    }),
  )
}

/** The first box of a type. */
export function within(atoms: readonly Atom[], type: string): Atom {
  const found = atoms.find((atom) => atom.type === type)
  if (!found) throw new Error(`There is no ${type}.`)
  return found
}

/**
 * A file with other bytes at a place of a box, which is the first of each type of a path.
 * @param hex the bytes
 */
export function changedAt(file: Buffer, path: readonly string[], at: number, hex: string): Buffer {
  const changed = Buffer.from(file)
  let atoms = atomsOf(changed)
  let box: Atom | undefined
  for (const type of path) {
    box = within(atoms, type)
    if (type !== path.at(-1)) atoms = atomsOf(box.bytes)
  }
  // The same memory as that of the copy.
  box?.bytes.write(hex, at, 'hex')
  return changed
}
