import {
  useEffect,
  useId,
  useReducer,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import {
  CLOSED_COMBOBOX,
  comboboxCommand,
  reduceCombobox,
  type ComboboxCommand,
} from '#design-system/lib/combobox.logic.ts'
import { focusedElement } from '#design-system/lib/focus.ts'

/** Options of {@link useCombobox}. */
export interface ComboboxOptions<Suggestion> {
  /** The text in the field, when controlled. */
  text?: string

  /** Suggestions for the current text, best first. */
  suggestions: readonly Suggestion[]
  /** Stable key of a suggestion. */
  keyOf: (suggestion: Suggestion) => string
  /** Called with each new text, untrimmed; also with '' when it is cleared. */
  onTextChange: (text: string) => void
  /** Called with a suggestion that is clicked, or highlighted when Enter is pressed. */
  onPick: (suggestion: Suggestion) => void
  /** Called with the text when Enter is pressed and nothing is highlighted. */
  onEnter: (text: string) => void
}

/** Props of the parts, and the actions. */
export interface Combobox<Suggestion> {
  /** The text in the field. */
  text: string
  /** Whether suggestions are shown. */
  expanded: boolean
  /** The highlighted suggestion, if any. */
  highlighted: Suggestion | undefined
  /** For the `<input>`; give it a name. */
  inputProps: ComponentProps<'input'>
  /**
   * For the list. It must be the next sibling of the field, or VoiceOver on iOS does not find it.
   */
  listProps: ComponentProps<'ul'>
  /** For one suggestion. */
  optionProps: (suggestion: Suggestion) => ComponentProps<'li'> & { 'data-highlighted'?: true }
  /** Shows the suggestions. */
  open: () => void
  /** Hides the suggestions. */
  close: () => void
  /** Clears the field and hides the suggestions. */
  clear: () => void
}

/**
 * State and props of an editable combobox: a field with a list of suggestions. The focus stays in
 * the field. Keys are those of {@link comboboxCommand}. Escape does not bubble while there is a
 * list to close or a text to clear.
 */
export function useCombobox<Suggestion>({
  text,
  suggestions,
  keyOf,
  onTextChange,
  onPick,
  onEnter,
}: ComboboxOptions<Suggestion>): Combobox<Suggestion> {
  const id = useId()
  const [own, dispatch] = useReducer(reduceCombobox, CLOSED_COMBOBOX)
  const state = { ...own, text: text ?? own.text }
  const expanded = state.open && suggestions.length > 0
  const highlighted = expanded
    ? suggestions.find((suggestion) => keyOf(suggestion) === state.highlighted)
    : undefined
  const optionId = (suggestion: Suggestion) => `${id}-${keyOf(suggestion)}`
  const activeId = highlighted === undefined ? undefined : optionId(highlighted)
  useEffect(() => {
    // Within a shadow root the document does not know it; the focus is in the field, which does.
    const root = focusedElement()?.getRootNode()
    const owner = root instanceof ShadowRoot ? root : document
    if (activeId) owner.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const clear = () => {
    dispatch({ type: 'cleared' })
    onTextChange('')
  }
  const move = (by: 1 | -1) => dispatch({ type: 'moved', by, keys: suggestions.map(keyOf) })
  const commands: Record<ComboboxCommand, () => void> = {
    next: () => move(1),
    previous: () => move(-1),
    open: () => dispatch({ type: 'opened' }),
    close: () => dispatch({ type: 'closed' }),
    clear,
    pick: () => highlighted !== undefined && onPick(highlighted),
    enter: () => onEnter(state.text),
  }
  const press = (event: KeyboardEvent) => {
    const { key, altKey, nativeEvent } = event
    const command = comboboxCommand(
      { key, altKey, isComposing: nativeEvent.isComposing },
      state,
      expanded,
      highlighted !== undefined,
    )
    if (!command) return
    event.preventDefault()
    if (key === 'Escape') event.stopPropagation()
    commands[command]()
  }

  return {
    text: state.text,
    expanded,
    highlighted,
    open: commands.open,
    close: commands.close,
    clear,
    inputProps: {
      role: 'combobox',
      type: 'text',
      autoComplete: 'off',
      value: state.text,
      'aria-autocomplete': 'list',
      'aria-expanded': expanded,
      'aria-controls': expanded ? `${id}-list` : undefined,
      'aria-activedescendant': activeId,
      onChange: (event) => {
        dispatch({ type: 'typed', text: event.target.value })
        onTextChange(event.target.value)
      },
      onKeyDown: press,
      onBlur: commands.close,
    },
    listProps: {
      role: 'listbox',
      id: `${id}-list`,
      // Keeps the focus in the field. Otherwise the list closes under the pointer.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
    optionProps: (suggestion) => ({
      role: 'option',
      id: optionId(suggestion),
      'aria-selected': false,
      'data-highlighted': suggestion === highlighted || undefined,
      onClick: () => onPick(suggestion),
    }),
  }
}
