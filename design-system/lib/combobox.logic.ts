/** State of a combobox. */
export interface ComboboxState {
  /** The text in the field. */
  text: string
  /** Whether the list is open, even when there are no suggestions. */
  open: boolean
  /** Key of the highlighted suggestion; null when none is. */
  highlighted: string | null
}

/** The initial state. */
export const CLOSED_COMBOBOX: ComboboxState = { text: '', open: false, highlighted: null }

/** Actions of a combobox. `keys` are those of the suggestions, in order. */
export type ComboboxAction =
  | { type: 'typed'; text: string }
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'cleared' }
  | { type: 'moved'; by: 1 | -1; keys: readonly string[] }

/** The neighbouring key, wrapping around both ends. */
function neighbour(keys: readonly string[], key: string | null, by: 1 | -1): string | null {
  const index = key === null ? -1 : keys.indexOf(key)
  if (index === -1) return keys.at(by === 1 ? 0 : -1) ?? null
  return keys[(index + by + keys.length) % keys.length] ?? null
}

/** The state after an action. Typing opens the list and highlights nothing (manual selection). */
export function reduceCombobox(state: ComboboxState, action: ComboboxAction): ComboboxState {
  switch (action.type) {
    case 'typed':
      return { text: action.text, open: true, highlighted: null }
    case 'opened':
      return { ...state, open: true }
    case 'closed':
      return { ...state, open: false, highlighted: null }
    case 'cleared':
      return CLOSED_COMBOBOX
    default:
      return {
        ...state,
        open: true,
        highlighted: neighbour(action.keys, state.highlighted, action.by),
      }
  }
}

/** The relevant part of a keyboard event. */
export interface ComboboxPress {
  /** `KeyboardEvent.key`. */
  key: string
  altKey: boolean
  /** An input method composes a character and handles Enter and the arrows itself. */
  isComposing: boolean
}

/** A command of the keyboard. */
export type ComboboxCommand = 'next' | 'previous' | 'open' | 'close' | 'clear' | 'pick' | 'enter'

/**
 * The key table of an editable combobox (APG, list autocomplete with manual selection). Home, End,
 * left, right and Space edit the text; Tab leaves without picking.
 *
 * @param press the pressed key
 * @param state the combobox
 * @param expanded whether suggestions are shown now
 * @param highlighted whether one of them is highlighted
 * @returns undefined for a key that the combobox does not handle
 */
export function comboboxCommand(
  press: ComboboxPress,
  state: ComboboxState,
  expanded: boolean,
  highlighted: boolean,
): ComboboxCommand | undefined {
  if (press.isComposing) return undefined
  switch (press.key) {
    case 'ArrowDown':
      return press.altKey ? 'open' : 'next'
    case 'ArrowUp':
      if (!expanded) return undefined
      return press.altKey ? 'close' : 'previous'
    case 'Enter':
      return highlighted ? 'pick' : 'enter'
    case 'Escape':
      if (expanded) return 'close'
      return state.text === '' ? undefined : 'clear'
    default:
      return undefined
  }
}
