import { mediaUrl } from '#app/lib/media/media.ts'
import type { Language } from '#contract/languages.ts'

/** What absolute addresses are made of. */
export interface Site {
  /** Scheme and host, without a final slash. */
  origin: string
  /** Language of the page. */
  language: Language
}

/** The one address of a page in its language, as its head names it (D-05). */
export function pageAddress({ origin, language }: Site, path: string): string {
  const address = new URL(path, origin)
  address.searchParams.set('lang', language)
  return address.href
}

/** The whole address of a picture or film of the wire; undefined without one. */
export function absoluteMedia({ origin }: Site, path: string | null): string | undefined {
  const address = mediaUrl(path)
  return address === null ? undefined : new URL(address, origin).href
}
