import { Zip, type ZipInputFile } from 'fflate'
import { promisify } from 'node:util'
import { crc32, createDeflateRaw } from 'node:zlib'
import type { PackedText } from '#server/reading/pack-texts.ts'

/** Numbers of compression methods in a ZIP archive. */
const STORED = 0
const DEFLATED = 8

const NOTHING = new Uint8Array()

/**
 * Packs files one by one. Each method gives the pieces of the archive that are ready, so that only one file is
 * in memory.
 */
export class Packer {
  readonly #chunks: Uint8Array[] = []
  readonly #zip = new Zip((error, chunk) => {
    if (error) throw error
    this.#chunks.push(chunk)
  })

  /** Adds a text that is packed already. */
  text({ name, bytes, size, crc }: PackedText): Uint8Array[] {
    return this.#add({ filename: name, size, crc, compression: DEFLATED }, bytes)
  }

  /** Adds a text piece by piece. It is compressed in the thread pool. */
  async *pieces(name: string, texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
    const file: ZipInputFile = { filename: name, size: 0, crc: 0, compression: DEFLATED }
    this.#zip.add(file)
    const deflate = createDeflateRaw()
    deflate.on('data', (chunk: Buffer<ArrayBuffer>) => file.ondata?.(null, chunk, false))
    const write = promisify((bytes: Buffer, done: (error?: Error | null) => void) =>
      deflate.write(bytes, done),
    )
    for await (const text of texts) {
      const bytes = Buffer.from(text)
      file.size += bytes.length
      file.crc = crc32(bytes, file.crc)
      await write(bytes)
      yield* this.#take()
    }
    const ended = Promise.withResolvers<void>()
    deflate.once('end', ended.resolve).once('error', ended.reject).end()
    await ended.promise
    file.ondata?.(null, NOTHING, true)
    yield* this.#take()
  }

  /** Adds a file that is compressed by itself. */
  picture(name: string, bytes: Uint8Array): Uint8Array[] {
    const size = bytes.length
    return this.#add({ filename: name, size, crc: crc32(bytes), compression: STORED }, bytes)
  }

  /** Adds a file that is compressed by itself, piece by piece. */
  async *stored(name: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const file: ZipInputFile = { filename: name, size: 0, crc: 0, compression: STORED }
    this.#zip.add(file)
    for await (const piece of bytes) {
      file.size += piece.length
      file.crc = crc32(piece, file.crc)
      file.ondata?.(null, piece as Uint8Array<ArrayBuffer>, false)
      yield* this.#take()
    }
    file.ondata?.(null, NOTHING, true)
    yield* this.#take()
  }

  end(): Uint8Array[] {
    this.#zip.end()
    return this.#take()
  }

  #add(file: ZipInputFile, bytes: Uint8Array): Uint8Array[] {
    this.#zip.add(file)
    // The library's type leaves out memory that threads share.
    file.ondata?.(null, bytes as Uint8Array<ArrayBuffer>, true)
    return this.#take()
  }

  #take(): Uint8Array[] {
    return this.#chunks.splice(0)
  }
}
