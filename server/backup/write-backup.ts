import { createHash, type Hash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import {
  type BackupFile,
  BackupError,
  type End,
  type FileEnd,
  FRAME_BYTES,
  FRAME_HEAD,
  FRAME_MAX,
  FRAMES,
  type Header,
  MAGIC,
  type Table,
  type TableEnd,
} from './format.ts'
import { type Row, RowSum, rowText } from './row-text.ts'

/** A table with its rows, in parts. */
export interface TableRows extends Table {
  readonly rows: AsyncIterable<readonly Row[]>
}

/** A file with its bytes. */
export interface FileBytes extends BackupFile {
  readonly bytes: AsyncIterable<Uint8Array>
}

/** What a backup holds, in the order in which it is written. */
export interface Contents {
  readonly header: Header
  /** In the order of their names. */
  readonly tables: AsyncIterable<TableRows>
  /** In the order of their keys. */
  readonly files: AsyncIterable<FileBytes>
}

/** A finished file. */
export interface Written {
  /** Of the backup, in bytes. */
  readonly size: number
  /** Of everything but the last bytes, which hold it, in hex. */
  readonly sha256: string
}

/** Sums of what a backup holds, while it is written. */
class Totals {
  tables = 0
  rows = 0
  files = 0
  bytes = 0
  readonly sums = createHash('sha256')

  end(): End {
    const { tables, rows, files, bytes } = this
    return { kind: 'end', tables, rows, files, bytes, sha256: this.sums.digest('hex') }
  }
}

type Frame = readonly [kind: number, content: Uint8Array]

const jsonFrame = (value: object): Frame => [FRAMES.json, Buffer.from(JSON.stringify(value))]

/** Passes the frames of a table or file on and adds their content to a hash. */
function summed(frame: Frame, hash: Hash): Frame {
  hash.update(frame[1])
  return frame
}

async function* tableFrames({ rows, ...table }: TableRows, totals: Totals): AsyncGenerator<Frame> {
  const hash = createHash('sha256')
  const sum = new RowSum()
  yield summed(jsonFrame(table), hash)
  let texts: string[] = []
  let length = 0
  const frame = () => {
    const content = Buffer.from(`[${texts.join(',')}]`)
    texts = []
    length = 0
    return summed([FRAMES.rows, content], hash)
  }
  for await (const part of rows) {
    for (const row of part) {
      const text = rowText(row)
      sum.add(text)
      texts.push(text)
      length += text.length
      if (length >= FRAME_BYTES) yield frame()
    }
  }
  if (texts.length > 0) yield frame()
  const end: TableEnd = {
    kind: 'table-end',
    rows: sum.rows,
    sum: sum.digest(),
    sha256: hash.digest('hex'),
  }
  totals.tables += 1
  totals.rows += sum.rows
  totals.sums.update(end.sha256)
  yield jsonFrame(end)
}

async function* fileFrames({ bytes, ...file }: FileBytes, totals: Totals): AsyncGenerator<Frame> {
  const hash = createHash('sha256')
  yield summed(jsonFrame(file), hash)
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.length
    for (let at = 0; at < chunk.length; at += FRAME_BYTES) {
      yield summed([FRAMES.bytes, chunk.subarray(at, at + FRAME_BYTES)], hash)
    }
  }
  if (size !== file.size) {
    throw new BackupError(`${file.key} changed while it was read: try again.`)
  }
  const end: FileEnd = { kind: 'file-end', sha256: hash.digest('hex') }
  totals.files += 1
  totals.bytes += size
  totals.sums.update(end.sha256)
  yield jsonFrame(end)
}

async function* framesOf({ header, tables, files }: Contents): AsyncGenerator<Frame> {
  const totals = new Totals()
  yield jsonFrame(header)
  for await (const table of tables) yield* tableFrames(table, totals)
  for await (const file of files) yield* fileFrames(file, totals)
  yield jsonFrame(totals.end())
}

/** Frames as bytes. */
export async function* encodeFrames(
  frames: AsyncIterable<Frame> | Iterable<Frame>,
): AsyncGenerator<Uint8Array> {
  for await (const [kind, content] of frames) {
    if (content.length > FRAME_MAX) {
      throw new BackupError(`A row has ${content.length} bytes, more than a backup can hold.`)
    }
    const head = Buffer.alloc(FRAME_HEAD)
    head.writeUInt8(kind)
    head.writeUInt32BE(content.length, 1)
    yield head
    yield content
  }
}

/**
 * Writes a backup, in as much memory as a row and a part of a file need. It is on the disk afterwards.
 * @param path of a file that is replaced
 * @throws {BackupError} for what it cannot hold, and errors of the disk
 */
export async function writeBackup(path: string, contents: Contents): Promise<Written> {
  return await writeFrames(path, encodeFrames(framesOf(contents)))
}

/** Compresses and writes encoded frames, between what begins and ends a backup. */
export async function writeFrames(
  path: string,
  encoded: AsyncIterable<Uint8Array>,
): Promise<Written> {
  const file = await open(path, 'w', 0o600)
  try {
    const hash = createHash('sha256').update(MAGIC)
    let size = MAGIC.length
    await file.writeFile(MAGIC)
    await pipeline(encoded, createZstdCompress(), async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) {
        hash.update(chunk)
        size += chunk.length
        await writeAll(file, chunk)
      }
    })
    const sum = hash.digest()
    await writeAll(file, sum)
    await file.sync()
    return { size: size + sum.length, sha256: sum.toString('hex') }
  } finally {
    await file.close()
  }
}

async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, at)
    at += bytesWritten
  }
}
