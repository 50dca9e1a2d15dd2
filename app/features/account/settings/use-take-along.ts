import { useEffect, useRef, useState } from 'react'
import { fetchKey, openCall } from '#app/lib/api/api-client.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import { keyOf } from '#app/lib/api/keys.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import type { PackedFilm, PackedRange } from '#contract/own-recipes/take-along.ts'

/** Bytes between two progress reports. */
const REPORT_BYTES = 100_000

/** A file that was downloaded. */
interface Download {
  file: Blob
  name: string
}

/** The file name in the headers of a response. */
function fileNameOf({ headers }: Response, fallback: string): string {
  return /filename="([^"/\\]+)"/u.exec(headers.get('Content-Disposition') ?? '')?.[1] ?? fallback
}

/**
 * Downloads a file that only the signed-in member may read, which a link cannot do.
 *
 * @param onBytes called now and then with the number of downloaded bytes
 * @throws {ApiError} as {@link openCall}; other errors when the connection drops or
 * the signal aborts
 */
async function download(
  url: string,
  { fallback, signal, onBytes }: DownloadOptions,
): Promise<Download> {
  const response = await openCall(url, { signal })
  let [bytes, reported] = [0, 0]
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes - reported >= REPORT_BYTES) {
        reported = bytes
        onBytes(bytes)
      }
      controller.enqueue(chunk)
    },
  })
  const file = await new Response(response.body?.pipeThrough(counting) ?? null, {
    headers: { 'Content-Type': response.headers.get('Content-Type') ?? '' },
  }).blob()
  return { file, name: fileNameOf(response, fallback) }
}

interface DownloadOptions {
  /** Name of a file whose response gives none. */
  fallback: string
  signal: AbortSignal
  onBytes: (bytes: number) => void
}

/** Saves a file to the browser's downloads. */
function saveFile(url: string, name: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}

/** Recipes of a member, or a film. */
type Archive = PackedRange | Pick<PackedFilm, 'Film'>

/** What everything is packed into: the recipes, and each film for itself. */
async function readArchives(signal: AbortSignal): Promise<Archive[]> {
  const { Parts, Films } = await fetchKey(keyOf('/my/export/parts', {}), { signal })
  return [...Parts, ...Films.map(({ Film }) => ({ Film }))]
}

/** One of the files that everything is packed into. */
interface Part {
  /** From 1. */
  part: number
  of: number
}

/** How far packing is. */
export type Packing =
  | { state: 'none' }
  /** `why` is the server's reason; without it, the connection may be gone. */
  | { state: 'failed'; why?: string }
  | ({ state: 'packing'; bytes: number } & Part)
  | ({ state: 'packed'; url: string; name: string } & Part)

/** The name of a file: a part of several says which one it is. */
const nameOf = (name: string, { part, of }: Part) =>
  of === 1 ? name : name.replace(/(?=\.zip$)/u, `-${part}-of-${of}`)

/** Packs everything of the member into files, and gives one after the other to the browser. */
export function useTakeAlong() {
  const [packing, setPacking] = useState<Packing>({ state: 'none' })
  const running = useRef<AbortController>(null)
  /** The parts, and how many of them are there. */
  const parts = useRef<{ all: readonly Archive[]; done: number }>(null)
  const url = packing.state === 'packed' ? packing.url : undefined
  useEffect(() => () => running.current?.abort(), [])
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url])

  /** Packs the first part, or the one after the last that is there. */
  const pack = async () => {
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    const { done = 0, all: known = [] } = parts.current ?? {}
    const part = done + 1
    setPacking({ state: 'packing', bytes: 0, part, of: known.length || 1 })
    try {
      const all = done === 0 ? await readArchives(signal) : known
      parts.current = { all, done }
      const now = { part, of: all.length }
      const { file, name: whole } = await download(keyOf('/my/export', all[done] ?? {}), {
        fallback: 'simmer.zip',
        signal,
        onBytes: (bytes) => {
          if (!signal.aborted) setPacking({ state: 'packing', bytes, ...now })
        },
      })
      if (signal.aborted) return
      const made = URL.createObjectURL(file)
      const name = nameOf(whole, now)
      saveFile(made, name)
      parts.current = { all, done: part }
      setPacking({ state: 'packed', url: made, name, ...now })
    } catch (error) {
      if (signal.aborted) return
      reportFailure(error)
      const isLimited = error instanceof ApiError && error.status === 429
      setPacking({ state: 'failed', ...(isLimited && { why: error.message }) })
    }
  }
  const cancel = () => {
    running.current?.abort()
    parts.current = null
    setPacking({ state: 'none' })
  }
  return { packing, pack: () => void pack(), cancel }
}
