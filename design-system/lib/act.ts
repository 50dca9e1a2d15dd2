/** A command that an object describes: what it is called, and what a press on it does. */
export interface Act {
  /** Its words. */
  label: string
  /** Called when it is pressed. */
  onClick?: () => void
  /** @deprecated Use `onClick`, the word of all other components. */
  onPress?: () => void
}

/** What a press on a command does, by either word. */
export function clickOf({ onPress, onClick = onPress }: Pick<Act, 'onClick' | 'onPress'>) {
  return onClick
}
