import { openCall } from '#app/lib/api/api-client.ts'

/** Bytes after which a download says how far it is again. */
const REPORT_BYTES = 100_000

/** A file that was downloaded. */
export interface Download {
  file: Blob
  name: string
}

/** The name that an answer gives its file. */
function fileNameOf({ headers }: Response, fallback: string): string {
  return /filename="([^"/\\]+)"/u.exec(headers.get('Content-Disposition') ?? '')?.[1] ?? fallback
}

/**
 * Downloads a file that only the signed-in member may read, which a link cannot do.
 *
 * @param onBytes how much is there, now and then
 * @throws {ApiError} as {@link openCall}; other errors when the connection breaks, or by the signal
 */
export async function download(
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
  /** Name of a file whose answer gives none. */
  fallback: string
  signal: AbortSignal
  onBytes: (bytes: number) => void
}

/** Gives a file to the browser, which puts it where downloads go. */
export function saveFile(url: string, name: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}
