/** Items of a stored list; none when nothing is stored or the text is no list. */
export function parseList<Item>(text: string | null): Item[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? (value as Item[]) : []
  } catch {
    return []
  }
}

/** The text of a list; null, which removes it, for an empty one. */
export const listText = (items: readonly unknown[]): string | null =>
  items.length === 0 ? null : JSON.stringify(items)
