import { decodeText } from '../decode.ts'

/** A page as it was fetched. */
export interface FetchedPage {
  readonly bytes: Uint8Array
  /** Named by the answer; undefined if it names none. */
  readonly charset: string | undefined
}

/** The text of a page, by the answer's own word about the encoding, that of the page, or the bytes. */
export function textOfPage({ bytes, charset }: FetchedPage): string {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 2_048))
  const meta = /<meta[^<>]{0,200}?charset\s{0,5}=\s{0,5}["']?\s{0,5}([\w-]+)/iu.exec(
    start.toString('latin1'),
  )
  try {
    const label = charset ?? meta?.[1]
    if (label !== undefined) return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    // A label that nobody knows, or that is wrong: the bytes decide.
  }
  return decodeText(bytes)
}
