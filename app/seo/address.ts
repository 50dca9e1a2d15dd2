import { mediaUrl } from '#app/lib/media/media.ts'
import type { Language } from '#contract/languages.ts'

/** Parts of absolute addresses. */
export interface Site {
  /** Scheme and host, without a final slash. */
  origin: string
  /** Language of the page. */
  language: Language
}

/** The canonical address of a page in its language. */
export function pageAddress({ origin, language }: Site, path: string): string {
  const address = new URL(path, origin)
  address.searchParams.set('lang', language)
  return address.href
}

/** The absolute address of a picture or film of the API; undefined without a path. */
export function absoluteMedia({ origin }: Site, path: string | null): string | undefined {
  const address = mediaUrl(path)
  return address === null ? undefined : new URL(address, origin).href
}
