/** Something that can be chosen in an `IngredientPicker`. */
export interface PickerItem {
  /** Tells items apart; names may repeat in no list. */
  id: number | string
  /** In the reader's language. */
  name: string
  /** Address of a square picture; without one a plate stands there. */
  picture?: string | null
}

/** What typed text comes to. */
export type TypedChoice =
  | { kind: 'empty' }
  | { kind: 'unknown' }
  | { kind: 'duplicate'; item: PickerItem }
  | { kind: 'new'; item: PickerItem }

/** How names are compared: trimmed, without regard to case (RCL-14). */
function folded(text: string): string {
  return text.trim().toLocaleLowerCase()
}

/** Whether an item is among others. */
export function includesItem(items: readonly PickerItem[], item: PickerItem): boolean {
  return items.some(({ id }) => id === item.id)
}

/**
 * What text means when it is added as typed: the item of exactly this name, if it is known
 * (RCL-18, RCL-19).
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
