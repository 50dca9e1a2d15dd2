import { openCall } from '#app/lib/api/api-client.ts'

/** Bytes between two progress reports. */
const REPORT_BYTES = 100_000

/** A file that was downloaded. */
export interface Download {
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
  /** Name of a file whose response gives none. */
  fallback: string
  signal: AbortSignal
  onBytes: (bytes: number) => void
}

/** Saves a file to the browser's downloads. */
export function saveFile(url: string, name: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}
