import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { createZstdDecompress } from 'node:zlib'
import { BackupError, FRAME_HEAD, FRAME_MAX, FRAMES, MAGIC, SUM_BYTES } from './format.ts'

/** See `FRAMES` of `format.ts`. */
export interface Frame {
  readonly kind: number
  readonly content: Buffer
}

const KINDS = new Set<number>(Object.values(FRAMES))
/** An error about a backup that is not as it was written. */
export const damaged = (what: string) => new BackupError(`The backup is damaged: ${what}.`)

/**
 * Compares the sum at the end of a backup with its bytes. A byte that was changed, added or cut off anywhere
 * makes another sum.
 * @returns size in bytes and sum in hex
 * @throws {BackupError} when it is no backup, or not whole
 */
export async function checkSum(path: string): Promise<{ size: number; sha256: string }> {
  const file = await openFile(path)
  try {
    const { size } = await file.stat()
    const head = Buffer.alloc(MAGIC.length)
    await file.read(head, 0, head.length, 0)
    if (!head.equals(MAGIC)) {
      throw new BackupError(`${path} is no backup that this version of Simmer can read.`)
    }
    const end = size - SUM_BYTES
    if (end <= MAGIC.length) throw damaged('it is not whole')
    const hash = createHash('sha256')
    const bytes = file.createReadStream({ start: 0, end: end - 1, autoClose: false })
    for await (const chunk of bytes) hash.update(chunk as Buffer)
    const written = Buffer.alloc(SUM_BYTES)
    await file.read(written, 0, SUM_BYTES, end)
    const sum = hash.digest()
    if (!sum.equals(written)) throw damaged('its bytes have another sum, so it was cut or changed')
    return { size, sha256: sum.toString('hex') }
  } finally {
    await file.close()
  }
}

async function openFile(path: string): Promise<FileHandle> {
  return await open(path).catch((error: unknown) => {
    throw new BackupError(`${path} cannot be read: ${(error as Error).message}.`)
  })
}

/**
 * The frames of a backup whose sum was checked.
 * @throws {BackupError} and errors of the decompression
 */
export async function* readFrames(path: string): AsyncGenerator<Frame> {
  const file = await openFile(path)
  const { size } = await file.stat().finally(() => file.close())
  const compressed = createReadStream(path, { start: MAGIC.length, end: size - SUM_BYTES - 1 })
  const bytes = createZstdDecompress()
  compressed.on('error', (error) => bytes.destroy(error))
  try {
    yield* splitFrames(compressed.pipe(bytes))
  } finally {
    compressed.destroy()
    bytes.destroy()
  }
}

async function* splitFrames(bytes: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let parts: Buffer[] = []
  let length = 0
  let wanted = FRAME_HEAD
  for await (const chunk of bytes) {
    parts.push(chunk)
    length += chunk.length
    if (length < wanted) continue
    let rest = Buffer.concat(parts)
    for (;;) {
      wanted = rest.length < FRAME_HEAD ? FRAME_HEAD : FRAME_HEAD + lengthOf(rest)
      if (rest.length < wanted) break
      yield { kind: rest.readUInt8(), content: rest.subarray(FRAME_HEAD, wanted) }
      rest = rest.subarray(wanted)
    }
    parts = [rest]
    length = rest.length
  }
  if (length > 0) throw damaged('it ends in the middle')
}

function lengthOf(head: Buffer): number {
  const length = head.readUInt32BE(1)
  if (length > FRAME_MAX || !KINDS.has(head.readUInt8()))
    throw damaged('a part of it has no length')
  return length
}
