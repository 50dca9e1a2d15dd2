import { ApiError } from '#app/lib/api/api-error.ts'

/** Bytes that are fetched at a time: what a lost connection costs at most. */
const PIECE = 4 * 1024 * 1024

/** Milliseconds without a single byte after which a connection counts as dropped. */
const STALLED_MS = 20_000

/** Fetches past everything that keeps by itself: what is kept here lies in a cache of its own. */
const PAST_CACHES = { cache: 'no-store' } as const

/**
 * The size of a film or its music in bytes.
 *
 * @throws {ApiError} when the server does not tell
 */
export async function mediaSize(url: string, signal?: AbortSignal): Promise<number> {
  const response = await fetch(url, { ...PAST_CACHES, method: 'HEAD', signal: signal ?? null })
  const size = Number(response.headers.get('Content-Length'))
  if (!response.ok || size === 0) throw new ApiError(response.status, response.statusText)
  return size
}

/** Whether the address of a film still means what is there: the server says of such that it stays. */
export async function isCurrent(url: string): Promise<boolean> {
  const { ok, headers } = await fetch(url, { ...PAST_CACHES, method: 'HEAD' })
  return ok && (headers.get('Cache-Control') ?? '').includes('immutable')
}

/** Where a piece lies until the file is whole: an address that nothing else asks for. */
const pieceOf = (url: string, start: number) => `${url}?from=${start}`

/** A body that tells how many bytes of it have passed. */
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

/** What to fetch, and where to. */
export interface MediaOrder {
  cache: Cache
  /** Address of the file. */
  url: string
  /** Its size in bytes. */
  size: number
  /** Told how many bytes are there, as often as some arrive. */
  onBytes: (bytes: number) => void
  signal: AbortSignal
}

/**
 * Fetches a file in pieces, each of which stays when the connection drops, and puts it into the
 * cache when all are there: there is never half a file under its address.
 *
 * @throws when the connection drops, the room runs out, or somebody aborts
 */
export async function fetchMedia(order: MediaOrder): Promise<void> {
  const { cache, url, size, onBytes } = order
  if (!(await cache.match(url))) {
    const starts = Array.from({ length: Math.ceil(size / PIECE) }, (_, index) => index * PIECE)
    for (const start of starts) {
      // One after the other: together they would be no faster, and all half there at the end.
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
      watch.goOn()
      onBytes(start + bytes)
    })
    // A part of an answer cannot be kept as one. The cache takes all of it or nothing.
    await cache.put(pieceOf(url, start), new Response(body, { headers: { 'Content-Type': type } }))
  } finally {
    watch.end()
  }
}

/** A signal that also aborts when nothing has happened for too long. */
function watchForStall(signal: AbortSignal) {
  const stall = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => clearTimeout(timer)
  const goOn = () => {
    end()
    timer = setTimeout(() => stall.abort(new ApiError(0, 'The connection stalls.')), STALLED_MS)
  }
  goOn()
  return { signal: AbortSignal.any([signal, stall.signal]), goOn, end }
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
