import type { KeyboardEvent } from 'react'

/** What a key asks for in the field of a line or a step. */
export type FieldAct = 'divide' | 'join' | 'up' | 'down'

/** What a key asks for; undefined where the field keeps it. */
export function actOf(event: KeyboardEvent<HTMLTextAreaElement>): FieldAct | undefined {
  const { key, altKey, shiftKey, ctrlKey, metaKey, currentTarget: field, nativeEvent } = event
  if (nativeEvent.isComposing) return undefined
  if (key === 'Enter' && !shiftKey && !altKey && !ctrlKey && !metaKey) return 'divide'
  const isAtStart = field.selectionStart === 0 && field.selectionEnd === 0
  if (key === 'Backspace' && isAtStart) return 'join'
  if (altKey && key === 'ArrowUp') return 'up'
  if (altKey && key === 'ArrowDown') return 'down'
  return undefined
}

/** Number of words: typing within one word is one step of undo. */
export const wordCount = (text: string) => text.split(/\s+/u).length
