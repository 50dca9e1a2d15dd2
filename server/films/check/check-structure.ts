import { closeSync, fstatSync, openSync } from 'node:fs'
import { type Box, BoxReader, BrokenFile } from './read-boxes.ts'
import { SampleTables } from './sample-tables.ts'

/** Boxes that may lie beside each other in a film. */
const OUTER = new Set([
  'ftyp',
  'free',
  'mdat',
  'mfra',
  'moof',
  'moov',
  'sidx',
  'skip',
  'styp',
  'wide',
])
/** Boxes that hold others, down to the tables of samples. */
const HOLDERS = new Set(['mdia', 'minf', 'moof', 'moov', 'stbl', 'traf', 'trak'])
/** Maximum bytes of padding, which could hold anything. */
const FREE_BYTES_MAX = 1024 ** 2
/** Maximum bytes of the list of brands. */
const BRANDS_BYTES_MAX = 256
/** Tracks: one of pictures, and one of sound. */
const TRACKS_MAX = 2
/** Media bytes that no sample refers to: the maximum number, and the maximum share. */
const UNNAMED_BYTES = 64 * 1024
const UNNAMED_SHARE = 0.02
/** A ZIP archive ends within this many bytes of the end of a file. */
const ZIP_END_BYTES = 65_557
const ZIP_END = Buffer.from('PK\u0005\u0006')
/** PDF readers look for the header within this many bytes. */
const PDF_BYTES = 1024

/** What the boxes of a file contain. */
export interface FileStructure {
  /** Kinds of tracks: `vide`, `soun` and others. */
  readonly tracks: readonly string[]
}

/** Reads kinds of tracks and tables of samples, at any depth. */
class Walk {
  readonly tables = new SampleTables()
  readonly tracks: string[] = []
  readonly #reader: BoxReader

  constructor(reader: BoxReader) {
    this.#reader = reader
  }

  within({ type, from, to }: Box, depth: number): void {
    for (const box of this.#reader.boxes(from, to, depth)) {
      if (HOLDERS.has(box.type)) this.within(box, depth + 1)
      else if (box.type === 'hdlr' && type === 'mdia') {
        const kind = this.#reader.bytes(box.from, box.to).toString('latin1', 8, 12)
        this.tracks.push(kind)
        if (this.tracks.length > TRACKS_MAX) throw new BrokenFile('there are too many tracks')
      } else this.tables.add(this.#reader, box)
    }
  }
}

/** Refuses a file that another program would read as a ZIP archive or PDF. */
function refuseOtherFormats(reader: BoxReader, size: number): void {
  const end = reader.bytes(Math.max(0, size - ZIP_END_BYTES), size)
  for (let at = end.indexOf(ZIP_END); at >= 0; at = end.indexOf(ZIP_END, at + 1)) {
    // The four bytes can occur by chance, but rarely with a matching comment length.
    const comment = at + 22 <= end.length ? end.readUInt16LE(at + 20) : -1
    if (at + 22 + comment === end.length) throw new BrokenFile('the file is a ZIP archive, too')
  }
  if (reader.bytes(0, Math.min(PDF_BYTES, size)).includes('%PDF-'))
    throw new BrokenFile('the file is a PDF, too')
}

function checkBoxes(reader: BoxReader, size: number): FileStructure {
  const walk = new Walk(reader)
  const media: Box[] = []
  const seen = new Map<string, number>()
  let free = 0
  for (const box of reader.boxes(0, size)) {
    const { type, from, to } = box
    if (!OUTER.has(type) || (seen.size === 0 && type !== 'ftyp'))
      throw new BrokenFile(`${type} has no place in a film`)
    seen.set(type, (seen.get(type) ?? 0) + 1)
    if (type === 'ftyp' && to - from > BRANDS_BYTES_MAX) throw new BrokenFile('too many brands')
    if (type === 'mdat') media.push(box)
    if (type === 'free' || type === 'skip') free += to - from
    if (HOLDERS.has(type)) walk.within(box, 1)
  }
  if (seen.get('moov') !== 1 || seen.get('ftyp') !== 1 || media.length === 0)
    throw new BrokenFile('a part of the film is missing')
  if (free > FREE_BYTES_MAX) throw new BrokenFile('too many bytes hold nothing')
  checkMedia(walk.tables, media)
  refuseOtherFormats(reader, size)
  return { tracks: walk.tracks }
}

/** Checks that all samples lie in the media, and that the media hold nothing else. */
function checkMedia(tables: SampleTables, media: readonly Box[]): void {
  tables.end()
  const isWithin = (at: number) => media.some(({ from, to }) => at >= from && at < to)
  if (!tables.chunks.every(isWithin)) throw new BrokenFile('samples lie outside of the media')
  const bytes = media.reduce((sum, { from, to }) => sum + to - from, 0)
  if (tables.bytes > bytes) throw new BrokenFile('samples are larger than the media')
  if (bytes - tables.bytes > UNNAMED_BYTES + bytes * UNNAMED_SHARE)
    throw new BrokenFile('the media hold more than the samples')
}

/**
 * Checks that a file is one whole MP4 and nothing else. Time and memory are bounded by its length.
 * @throws {BrokenFile}
 */
export function checkStructure(path: string): FileStructure {
  const file = openSync(path, 'r')
  try {
    return checkBoxes(new BoxReader(file), fstatSync(file).size)
  } finally {
    closeSync(file)
  }
}
