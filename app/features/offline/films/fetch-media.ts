import { ApiError } from '#app/lib/api/api-error.ts'

/** Bytes per request, so that a lost connection costs no more than this. */
const PIECE = 4 * 1024 * 1024

/** Milliseconds without a single byte after which a connection counts as dropped. */
const STALLED_MS = 20_000

/** Bypasses the HTTP cache: these files have a cache of their own. */
const PAST_CACHES = { cache: 'no-store' } as const

/**
 * The size of a film or its music in bytes.
 *
 * @throws {ApiError} if the server does not report it
 */
export async function mediaSize(url: string, signal?: AbortSignal): Promise<number> {
  const response = await fetch(url, { ...PAST_CACHES, method: 'HEAD', signal: signal ?? null })
  const size = Number(response.headers.get('Content-Length'))
  if (!response.ok || size === 0) throw new ApiError(response.status, response.statusText)
  return size
}

/** Whether the URL of a film is still valid. The server marks the content of such URLs as immutable. */
export async function isCurrent(url: string): Promise<boolean> {
  const { ok, headers } = await fetch(url, { ...PAST_CACHES, method: 'HEAD' })
  return ok && (headers.get('Cache-Control') ?? '').includes('immutable')
}

/** Cache key of a piece until the file is complete. Nothing else requests this URL. */
const pieceOf = (url: string, start: number) => `${url}?from=${start}`

/** A body that reports how many bytes of it have been read. */
function counted(body: ReadableStream<Uint8Array<ArrayBuffer>>, onBytes: (bytes: number) => void) {
  let bytes = 0
  return body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, stream) {
        bytes += chunk.byteLength
        onBytes(bytes)
        stream.enqueue(chunk)
      },
    }),
  )
}

/** A file to fetch. */
export interface MediaOrder {
  cache: Cache
  url: string
  /** Size of the file in bytes. */
  size: number
  /** Called with the number of bytes that are cached, whenever it has grown. */
  onBytes: (bytes: number) => void
  signal: AbortSignal
}

/**
 * Fetches a file in pieces and caches it once it is complete, never a part of it under its URL. Complete
 * pieces outlast a lost connection.
 *
 * @throws if the connection drops, the storage is full, or the signal aborts
 */
export async function fetchMedia(order: MediaOrder): Promise<void> {
  const { cache, url, size, onBytes } = order
  if (!(await cache.match(url))) {
    const starts = Array.from({ length: Math.ceil(size / PIECE) }, (_, index) => index * PIECE)
    for (const start of starts) {
      // One after the other: in parallel they would be no faster, and all be lost with the connection.
      await fetchPiece(order, start)
    }
    await joinPieces(order, starts)
  }
  onBytes(size)
}

async function fetchPiece(order: MediaOrder, start: number): Promise<void> {
  const { cache, url, size, onBytes, signal } = order
  if (await cache.match(pieceOf(url, start))) return
  signal.throwIfAborted()
  const end = Math.min(start + PIECE, size) - 1
  const headers = { Range: `bytes=${start}-${end}` }
  const watch = watchForStall(signal)
  try {
    const response = await fetch(url, { ...PAST_CACHES, headers, signal: watch.signal })
    if (response.status !== 206 || !response.body) {
      throw new ApiError(response.status, response.statusText)
    }
    const type = response.headers.get('Content-Type') ?? ''
    const body = counted(response.body, (bytes) => {
      watch.restart()
      onBytes(start + bytes)
    })
    // A response with status 206 cannot be cached, so that a new one is made of its body.
    await cache.put(pieceOf(url, start), new Response(body, { headers: { 'Content-Type': type } }))
  } finally {
    watch.end()
  }
}

/** A signal that also aborts when `restart` has not been called for too long. */
function watchForStall(signal: AbortSignal) {
  const stall = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => clearTimeout(timer)
  const restart = () => {
    end()
    timer = setTimeout(() => stall.abort(new ApiError(0, 'The connection stalls.')), STALLED_MS)
  }
  restart()
  return { signal: AbortSignal.any([signal, stall.signal]), restart, end }
}

async function joinPieces({ cache, url, size }: MediaOrder, starts: number[]): Promise<void> {
  const addresses = starts.map((start) => pieceOf(url, start))
  const pieces = await Promise.all(
    addresses.map(async (address) => (await cache.match(address))?.blob() ?? new Blob()),
  )
  const file = new Blob(pieces, { type: pieces[0]?.type ?? '' })
  const isWhole = file.size === size
  const headers = { 'Content-Type': file.type, 'Content-Length': String(size) }
  if (isWhole) await cache.put(url, new Response(file, { headers }))
  await Promise.all(addresses.map((address) => cache.delete(address)))
  if (!isWhole) throw new ApiError(0, `${url} has ${file.size} bytes instead of ${size}.`)
}
