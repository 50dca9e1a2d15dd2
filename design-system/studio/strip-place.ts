import type { CSSProperties } from 'react'

/** A part of the film that a strip shows, in seconds. */
export interface StripSpan {
  from: number
  to: number
}

const percent = (share: number) => `${(share * 100).toFixed(3)}%`

/** Where a time, or a part, stands in a strip: `--x` and `--w`. */
export function placeIn({ from, to }: StripSpan, at: number, length = 0): CSSProperties {
  const seconds = Math.max(to - from, Number.EPSILON)
  return {
    '--x': percent((at - from) / seconds),
    '--w': percent(length / seconds),
  } as CSSProperties
}

/** The time at a place of the screen, within the strip. */
export function timeAt({ from, to }: StripSpan, element: Element, x: number): number {
  const box = element.getBoundingClientRect()
  const share = box.width === 0 ? 0 : (x - box.left) / box.width
  return from + Math.min(1, Math.max(0, share)) * (to - from)
}
