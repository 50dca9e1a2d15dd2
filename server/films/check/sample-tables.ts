import { type Box, type BoxReader, BrokenFile } from './read-boxes.ts'

/** Bytes per entry of tables with a declared length (ISO/IEC 14496-12, 8.6 to 8.8). */
const ENTRY_BYTES: Readonly<Record<string, number>> = {
  co64: 8,
  ctts: 8,
  stco: 4,
  stsc: 12,
  stss: 4,
  stts: 8,
}
/** Maximum number of samples: several times those of an hour of pictures and sound. */
const SAMPLES_MAX = 2_000_000
/** Fields of each sample in a `trun`, by its flags. */
const RUN_FLAGS = [0x1_00, 0x2_00, 0x4_00, 0x8_00]
const RUN_SIZES = 0x2_00

/** The samples of a file, according to its index. */
export class SampleTables {
  /** Number of samples in the file that have a duration. */
  count = 0
  /** Total bytes of the samples. */
  bytes = 0
  /** Where chunks begin, in bytes from the beginning of the file. */
  readonly chunks: number[] = []
  #sized = 0

  /** @throws {BrokenFile} for a table that declares more entries than it has */
  add(reader: BoxReader, { type, from, to }: Box): void {
    if (type === 'stsz') this.#addSizes(reader.bytes(from, to))
    else if (type === 'trun') this.#addRun(reader.bytes(from, to))
    else if (ENTRY_BYTES[type] !== undefined) this.#addTable(type, reader.bytes(from, to))
    if (this.count > SAMPLES_MAX || this.#sized > SAMPLES_MAX)
      throw new BrokenFile('there are too many samples')
  }

  /** @throws {BrokenFile} when some samples have a size and no duration, or the reverse */
  end(): void {
    if (this.count !== this.#sized) throw new BrokenFile('samples are missing in a table')
  }

  #addTable(type: string, table: Buffer): void {
    const entryBytes = ENTRY_BYTES[type] ?? 0
    const count = countOf(table, 4)
    if (8 + count * entryBytes > table.length) throw new BrokenFile(`${type} claims too much`)
    for (let at = 8; at < 8 + count * entryBytes; at += entryBytes) {
      if (type === 'stts') this.count += table.readUInt32BE(at)
      if (type === 'stco') this.chunks.push(table.readUInt32BE(at))
      if (type === 'co64') this.chunks.push(Number(table.readBigUInt64BE(at)))
    }
  }

  #addSizes(table: Buffer): void {
    const [each, count] = [countOf(table, 4), countOf(table, 8)]
    this.#sized += count
    if (each !== 0) {
      this.bytes += each * count
      return
    }
    if (12 + count * 4 > table.length) throw new BrokenFile('stsz claims too much')
    for (let index = 0; index < count; index += 1) this.bytes += table.readUInt32BE(12 + index * 4)
  }

  #addRun(run: Buffer): void {
    const flags = countOf(run, 0) & 0xff_ff_ff
    const count = countOf(run, 4)
    const head = 8 + ((flags & 1) === 0 ? 0 : 4) + ((flags & 4) === 0 ? 0 : 4)
    const entryBytes = RUN_FLAGS.filter((flag) => (flags & flag) !== 0).length * 4
    if (head + count * entryBytes > run.length) throw new BrokenFile('trun claims too much')
    this.count += count
    this.#sized += count
    if ((flags & RUN_SIZES) === 0) return
    const at = head + ((flags & 0x1_00) === 0 ? 0 : 4)
    for (let index = 0; index < count; index += 1)
      this.bytes += run.readUInt32BE(at + index * entryBytes)
  }
}

function countOf(table: Buffer, at: number): number {
  if (table.length < at + 4) throw new BrokenFile('a table ends too early')
  return table.readUInt32BE(at)
}
