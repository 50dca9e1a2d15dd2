/** What a key asks of the player. */
export type PlayerKey = 'toggle' | 'next' | 'previous' | 'escape'

/** Key as the browser names it → what it asks, and how `aria-keyshortcuts` names it. */
const KEYS: Readonly<Record<string, PlayerKey>> = {
  ' ': 'toggle',
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Escape: 'escape',
}

/** Elements that use the arrows and the space bar themselves. */
const BUSY =
  'input, textarea, select, video[controls], [contenteditable]:not([contenteditable="false"]), [role^="menuitem"], [role="slider"]'
/** Elements that a space bar presses; as a shortcut as well, it would press twice. */
const PRESSABLE = 'button, a[href], summary'

/** The part of a keyboard event that the decision needs. */
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
 * What a key asks of the player (VID-13 to VID-16), or null when it belongs to someone else: with a
 * modifier, in a text field, slider or menu, or the space bar on a button (D-52).
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
