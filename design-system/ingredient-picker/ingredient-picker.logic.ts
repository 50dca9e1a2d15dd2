/** Something that can be chosen in an `IngredientPicker`. */
export interface PickerItem {
  /** Unique key. */
  id: number | string
  /** In the reader's language. */
  name: string
  /** URL of a square picture; without one a plate is shown. */
  picture?: string | null
}

/** How typed text is resolved. */
export type TypedChoice =
  | { kind: 'empty' }
  | { kind: 'unknown' }
  | { kind: 'duplicate'; item: PickerItem }
  | { kind: 'new'; item: PickerItem }

/** A name for comparison: trimmed, lower case. */
function folded(text: string): string {
  return text.trim().toLocaleLowerCase()
}

/** Whether an item is among others. */
export function includesItem(items: readonly PickerItem[], item: PickerItem): boolean {
  return items.some(({ id }) => id === item.id)
}

/**
 * Resolves typed text to the item of exactly this name, if it is known.
 *
 * @param text as typed
 * @param suggestions items known for this text
 * @param chosen items chosen already
 */
export function typedChoice(
  text: string,
  suggestions: readonly PickerItem[],
  chosen: readonly PickerItem[],
): TypedChoice {
  const name = folded(text)
  if (name === '') return { kind: 'empty' }
  const duplicate = chosen.find((item) => folded(item.name) === name)
  if (duplicate) return { kind: 'duplicate', item: duplicate }
  const item = suggestions.find((suggestion) => folded(suggestion.name) === name)
  if (!item) return { kind: 'unknown' }
  return includesItem(chosen, item) ? { kind: 'duplicate', item } : { kind: 'new', item }
}
