/**
 * Whether a file is of a kind that `accept` lists, by the rule of HTML: extensions, media types, and
 * `image/*`. An empty list takes everything. Browsers apply it to chosen files and not to dropped
 * ones.
 */
export function matchesAccept(file: Pick<File, 'name' | 'type'>, accept: string): boolean {
  const kinds = accept
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())
    .filter((kind) => kind !== '')
  const name = file.name.toLowerCase()
  const type = file.type.toLowerCase()
  return (
    kinds.length === 0 ||
    kinds.some((kind) => {
      if (kind.startsWith('.')) return name.endsWith(kind)
      return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind
    })
  )
}
