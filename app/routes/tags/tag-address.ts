/** The tag that an address names in `Term`, without spaces around it; empty when there is none. */
export function tagOf(search: URLSearchParams): string {
  return search.get('Term')?.trim() ?? ''
}

/** Address of the recipes of a tag. */
export function tagAddress(tag: string): string {
  return `/tags?${new URLSearchParams({ Term: tag })}`
}

/**
 * Where an address without a tag leads: to the tag after its first equals sign, when somebody wrote
 * it under another name than `Term`, otherwise to /404 (TAG-01, TAG-06, D-51). `lang` is the language
 * of the page, never a tag.
 */
export function withoutTag(search: URLSearchParams): string {
  const [, named = ''] = [...search].find(([name]) => name !== 'lang' && name !== 'Term') ?? []
  return named.trim() === '' ? '/404' : tagAddress(named.trim())
}
