import { tagParameter } from '#contract/addresses/tag-parameter.ts'

/** The trimmed tag of an address, from `Term`; empty when there is none. */
export function tagOf(search: URLSearchParams): string {
  return search.get('Term')?.trim() ?? ''
}

/** Address of the recipes of a tag. */
export function tagAddress(tag: string): string {
  return `/tags?${new URLSearchParams({ Term: tag })}`
}

/** Redirect of an address without `Term`: to the tag under another parameter, else to /404. */
export function withoutTag(search: URLSearchParams): string {
  const named = search.get(tagParameter(search) ?? 'Term')?.trim() ?? ''
  return named === '' ? '/404' : tagAddress(named)
}
