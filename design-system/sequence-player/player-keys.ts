/** A command of the keyboard. */
export type PlayerKey = 'toggle' | 'next' | 'previous' | 'escape'

/** `KeyboardEvent.key` → command, and name in `aria-keyshortcuts`. */
const KEYS: Readonly<Record<string, PlayerKey>> = {
  ' ': 'toggle',
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Escape: 'escape',
}

/** Elements that use the arrow keys and the space bar themselves. */
const BUSY =
  'input, textarea, select, video[controls], [contenteditable]:not([contenteditable="false"]), [role^="menuitem"], [role="slider"]'
/** Elements that the space bar presses. It must not be a shortcut there as well. */
const PRESSABLE = 'button, a[href], summary'

/** The relevant part of a keyboard event. */
export interface KeyPress {
  key: string
  repeat: boolean
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  target: EventTarget | null
}

/**
 * The command of a key, or null when the player does not handle it: with a
 * modifier, in a text field, slider or menu, or the space bar on a button.
 */
export function playerKey(press: KeyPress): PlayerKey | null {
  const asked = KEYS[press.key]
  if (!asked || press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return null
  if (asked === 'escape') return asked
  const target = press.target instanceof Element ? press.target : null
  if (target?.closest(BUSY)) return null
  if (asked === 'toggle' && (press.repeat || target?.closest(PRESSABLE))) return null
  return asked
}
