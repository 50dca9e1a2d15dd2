/** A file of an archive. */
export interface ArchiveFile {
  /** With its folders, apart by `/`. */
  readonly name: string
  readonly bytes: Blob
}

/** Signatures of the format (APPNOTE.TXT, 4.3). */
const LOCAL = 0x04_03_4b_50
const CENTRAL = 0x02_01_4b_50
const END = 0x06_05_4b_50
/** Names are UTF-8. */
const FLAGS = 0x08_00
const VERSION = 20
/** 1 January 1980: the same files give the same archive. */
const DATE = 0x00_21
const LOCAL_BYTES = 30
const CENTRAL_BYTES = 46
const END_BYTES = 22
/** Behind the end there may be a comment. */
const COMMENT_MAX = 0xff_ff
/** Files of an archive that is read: a step film has a few dozen. */
const FILES_MAX = 200

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1)
    value = value & 1 ? (value >>> 1) ^ 0xed_b8_83_20 : value >>> 1
  return value
})

async function crcOf(bytes: Blob): Promise<number> {
  let crc = 0xff_ff_ff_ff
  const reader = bytes.stream().getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return (crc ^ 0xff_ff_ff_ff) >>> 0
    for (const byte of value) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 0xff] ?? 0)
  }
}

/** Numbers one after the other, each with its size in bytes. */
function packed(
  fields: readonly (readonly [value: number, bytes: 2 | 4])[],
): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [, bytes]) => sum + bytes, 0)))
  let at = 0
  for (const [value, bytes] of fields) {
    if (bytes === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += bytes
  }
  return new Uint8Array(view.buffer)
}

/**
 * Files as a ZIP archive. Nothing is packed: films are already, and so the archive refers to their bytes without
 * holding them in memory. All together are smaller than 4 GB.
 */
export async function writeArchive(files: readonly ArchiveFile[]): Promise<Blob> {
  const parts: BlobPart[] = []
  const central: BlobPart[] = []
  let [at, centralBytes] = [0, 0]
  for (const { name, bytes } of files) {
    const path = new TextEncoder().encode(name)
    const about = [
      [VERSION, 2],
      [FLAGS, 2],
      [0, 2],
      [0, 2],
      [DATE, 2],
      [await crcOf(bytes), 4],
      [bytes.size, 4],
      [bytes.size, 4],
      [path.length, 2],
      [0, 2],
    ] as const
    parts.push(packed([[LOCAL, 4], ...about]), path, bytes)
    const rest = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [at, 4],
    ] as const
    central.push(packed([[CENTRAL, 4], [VERSION, 2], ...about, ...rest]), path)
    at += LOCAL_BYTES + path.length + bytes.size
    centralBytes += CENTRAL_BYTES + path.length
  }
  const end = packed([
    [END, 4],
    [0, 2],
    [0, 2],
    [files.length, 2],
    [files.length, 2],
    [centralBytes, 4],
    [at, 4],
    [0, 2],
  ])
  return new Blob([...parts, ...central, end], { type: 'application/zip' })
}

async function viewOf(bytes: Blob): Promise<DataView> {
  return new DataView(await bytes.arrayBuffer())
}

/** Where the list of an archive is; undefined for what is no archive. */
async function findEnd(archive: Blob): Promise<{ count: number; at: number } | undefined> {
  const from = Math.max(0, archive.size - END_BYTES - COMMENT_MAX)
  const tail = await viewOf(archive.slice(from))
  for (let at = tail.byteLength - END_BYTES; at >= 0; at -= 1)
    if (tail.getUint32(at, true) === END)
      return { count: tail.getUint16(at + 10, true), at: tail.getUint32(at + 16, true) }
  return undefined
}

/** Bytes that were packed, up to a size: an archive may claim less than is in it. */
async function unpacked(bytes: Blob, size: number): Promise<Blob | undefined> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let all = 0
  const reader = bytes.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    all += value.byteLength
    if (all > size) {
      await reader.cancel()
      return undefined
    }
    parts.push(value)
  }
  return new Blob(parts)
}

/**
 * The files of a ZIP archive; undefined for what is none, or is broken.
 * @param mostBytes of all files together
 */
export async function readArchive(
  archive: Blob,
  mostBytes: number,
): Promise<ArchiveFile[] | undefined> {
  try {
    const end = await findEnd(archive)
    if (!end || end.count > FILES_MAX) return undefined
    const list = await viewOf(archive.slice(end.at))
    const files: ArchiveFile[] = []
    let [at, left] = [0, mostBytes]
    for (let index = 0; index < end.count; index += 1) {
      if (list.getUint32(at, true) !== CENTRAL) return undefined
      const method = list.getUint16(at + 10, true)
      const stored = list.getUint32(at + 20, true)
      const size = list.getUint32(at + 24, true)
      const [name, extra, comment] = [28, 30, 32].map((field) => list.getUint16(at + field, true))
      const local = list.getUint32(at + 42, true)
      const path = new Uint8Array(list.buffer, at + CENTRAL_BYTES, name)
      at += CENTRAL_BYTES + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
      left -= size
      if (left < 0) return undefined
      const head = await viewOf(archive.slice(local, local + LOCAL_BYTES))
      const begin = local + LOCAL_BYTES + head.getUint16(26, true) + head.getUint16(28, true)
      const raw = archive.slice(begin, begin + stored)
      const bytes = method === 0 ? raw : method === 8 ? await unpacked(raw, size) : undefined
      if (bytes?.size !== size) return undefined
      const file = { name: new TextDecoder().decode(path), bytes }
      if (!file.name.endsWith('/')) files.push(file)
    }
    return files
  } catch {
    return undefined
  }
}
