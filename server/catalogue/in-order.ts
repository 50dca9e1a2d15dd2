/** Items in the order of `ids`, as a search found them; an id without an item is left out. */
export function inOrder<T>(
  items: readonly T[],
  ids: readonly number[],
  idOf: (item: T) => number,
): T[] {
  const byId = new Map(items.map((item) => [idOf(item), item]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
