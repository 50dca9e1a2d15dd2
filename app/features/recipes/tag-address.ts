import { tagParameter } from '#contract/tag-parameter.ts'

/** The tag that an address names in `Term`, without spaces around it; empty when there is none. */
export function tagOf(search: URLSearchParams): string {
  return search.get('Term')?.trim() ?? ''
}

/** Address of the recipes of a tag. */
export function tagAddress(tag: string): string {
  return `/tags?${new URLSearchParams({ Term: tag })}`
}

/** Where an address without a tag leads: to the tag under another name, otherwise to /404 (TAG-06). */
export function withoutTag(search: URLSearchParams): string {
  const named = search.get(tagParameter(search) ?? 'Term')?.trim() ?? ''
  return named === '' ? '/404' : tagAddress(named)
}
