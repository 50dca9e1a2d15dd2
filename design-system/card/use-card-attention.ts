import { useState, type FocusEvent, type PointerEvent } from 'react'
import { REDUCED_MOTION, useMediaQuery } from '#design-system/lib/use-media-query.ts'

/** What {@link useCardAttention} returns. */
export interface CardAttention {
  /** The card is hovered, has the focus, or was opened by tap. */
  active: boolean
  /** Whether a preview may play: active, and no reduced motion. */
  playing: boolean
  /** Opens the card by tap, because touch neither hovers nor focuses. */
  toggle: () => void
  /** Handlers of the card. */
  handlers: {
    onPointerEnter: (event: PointerEvent) => void
    onPointerLeave: (event: PointerEvent) => void
    onFocus: (event: FocusEvent) => void
    onBlur: (event: FocusEvent) => void
  }
}

/** Whether a card is hovered, focused or opened by tap (WCAG 2.1.1). */
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
      // Only a visible focus: a tap focuses, too, and must not start a film.
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
