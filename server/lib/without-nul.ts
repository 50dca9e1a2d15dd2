/**
 * Takes NUL characters out of all texts of a value of JSON, in place where it can. PostgreSQL stores none, and
 * nobody types one.
 */
export function withoutNul<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replaceAll('\0', '') as Value
  // Not by recursion: whoever sends JSON chooses how deep it is.
  const open: unknown[] = [value]
  while (open.length > 0) {
    const holder = open.pop()
    if (typeof holder !== 'object' || holder === null) continue
    const fields = holder as Record<string, unknown>
    for (const key of Object.keys(fields)) {
      const inner = fields[key]
      if (typeof inner !== 'string') open.push(inner)
      else if (inner.includes('\0')) fields[key] = inner.replaceAll('\0', '')
    }
  }
  return value
}
