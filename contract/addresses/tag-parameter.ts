/**
 * The parameter that names the tag of /tags: `Term`, or the first other one when somebody wrote the
 * tag under another name; `lang` is the language of the page.
 *
 * @returns undefined when there is none
 */
export function tagParameter(search: URLSearchParams): string | undefined {
  if (search.get('Term')?.trim()) return 'Term'
  return [...search.keys()].find((name) => name !== 'lang' && name !== 'Term')
}
