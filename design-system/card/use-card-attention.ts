import { useState, type FocusEvent, type PointerEvent } from 'react'
import { REDUCED_MOTION, useMediaQuery } from '#design-system/lib/media.ts'

/** What {@link useCardAttention} returns. */
export interface CardAttention {
  /** A mouse is over the card, the focus is in it, or a finger asked for more. */
  active: boolean
  /** Whether a preview may move: active, and the system does not ask for less motion. */
  playing: boolean
  /** For fingers, which neither hover nor focus. */
  toggle: () => void
  /** Handlers of the card. */
  handlers: {
    onPointerEnter: (event: PointerEvent) => void
    onPointerLeave: (event: PointerEvent) => void
    onFocus: (event: FocusEvent) => void
    onBlur: (event: FocusEvent) => void
  }
}

/** Whether somebody attends to a card: by mouse, by keyboard or by tap alike (WCAG 2.1.1). */
export function useCardAttention(): CardAttention {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [opened, setOpened] = useState(false)
  const [chosen, setChosen] = useState(false)
  const reduced = useMediaQuery(REDUCED_MOTION)
  const active = hovered || focused || opened
  return {
    active,
    playing: active && (!reduced || chosen),
    toggle: () => {
      setOpened(!opened)
      setChosen(!opened)
    },
    handlers: {
      onPointerEnter: (event) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      // Only a visible focus: a press with the finger focuses, too, and must not start anything.
      onFocus: (event) => setFocused(event.target.matches(':focus-visible')),
      onBlur: (event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        setFocused(false)
        setOpened(false)
        setChosen(false)
      },
    },
  }
}
