/**
 * Splits a name around the first match of the searched text, ignoring case.
 *
 * @returns the text before, the match as written, and the text after
 */
export function partName(name: string, text: string): [string, string, string] {
  const sought = text.trim().toLocaleLowerCase()
  const start = sought === '' ? -1 : name.toLocaleLowerCase().indexOf(sought)
  if (start === -1) return [name, '', '']
  const end = start + sought.length
  return [name.slice(0, start), name.slice(start, end), name.slice(end)]
}
