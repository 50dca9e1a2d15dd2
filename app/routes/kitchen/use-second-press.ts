import { useRef, type MouseEvent } from 'react'

/** Milliseconds after an answer to a bell in which another press was meant for the bell. */
const SECOND_MS = 500
/** What comes into the place of a bell. */
const FOOT = '[data-slot="next-line"], [data-slot="watch-controls"]'

/** Ignores the second of two presses on a bell: the first has brought Next into its place. */
export function useSecondPress(): {
  /** To be called with each answer to a bell. */
  onAnswer: () => void
  /** Handler of all presses on the stage. */
  onClickCapture: (event: MouseEvent) => void
} {
  const answeredAt = useRef(-Infinity)
  return {
    onAnswer: () => {
      answeredAt.current = performance.now()
    },
    onClickCapture: (event) => {
      const isSecond = performance.now() - answeredAt.current < SECOND_MS
      if (isSecond && (event.target as Element).closest(FOOT)) event.stopPropagation()
    },
  }
}
