import { BRAND } from '#app/lib/site/brand.ts'
import type { Language } from '#contract/languages.ts'

/** Props of {@link FeedLink}. */
export interface FeedLinkProps {
  /** Path of the page. */
  path: string
  title: string
  language: Language
}

/** Pages whose things have a feed of their own. */
const OWN = /^\/(authors|cookbooks)\/\d+$/

/** Tells feed readers where the feed of a page is: its own, or that of everything. */
export function FeedLink({ path, title, language }: FeedLinkProps) {
  const hasOwn = OWN.test(path)
  return (
    <link
      rel="alternate"
      type="application/atom+xml"
      title={hasOwn ? `${title} · ${BRAND}` : BRAND}
      href={`/feeds/${language}${hasOwn ? path : '/recipes'}.atom`}
    />
  )
}
