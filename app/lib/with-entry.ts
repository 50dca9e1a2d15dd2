/** A copy of a map with another value of a key; undefined removes the key. */
export function withEntry<Key, Value>(
  map: ReadonlyMap<Key, Value>,
  key: Key,
  value: Value | undefined,
): ReadonlyMap<Key, Value> {
  const next = new Map(map)
  if (value === undefined) next.delete(key)
  else next.set(key, value)
  return next
}
