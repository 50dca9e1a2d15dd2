/**
 * A name parted around the text that was looked for, without regard to case.
 *
 * @returns what stands before, the match as it is written, and what stands after
 */
export function partName(name: string, text: string): [string, string, string] {
  const sought = text.trim().toLocaleLowerCase()
  const start = sought === '' ? -1 : name.toLocaleLowerCase().indexOf(sought)
  if (start === -1) return [name, '', '']
  const end = start + sought.length
  return [name.slice(0, start), name.slice(start, end), name.slice(end)]
}
