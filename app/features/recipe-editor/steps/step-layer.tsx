import type { ReactNode } from 'react'
import type { LostFood } from '../reading/lost.ts'
import type { ShownStep } from '../reading/step-display.ts'
import './step-layer.css'

/** Props of {@link StepLayer}. */
export interface StepLayerProps {
  shown: ShownStep
  /** Foods that are not in the list. */
  lost: readonly LostFood[]
  /** The name that is being written after `@`. */
  begun: { start: number; end: number } | undefined
}

interface Mark {
  readonly start: number
  readonly end: number
  readonly strongEnd: number
  readonly kind: 'food' | 'time' | 'lost' | 'at'
}

/**
 * Marks under the text of a step: the same letters in the same places, of which only the amounts are seen.
 * No mark takes any room, or the cursor would not stand where the letters are.
 */
export function StepLayer({ shown: { text, spans }, lost, begun }: StepLayerProps) {
  const marks: Mark[] = [...spans]
  for (const { words } of lost) {
    const start = text.indexOf(words)
    if (start >= 0) marks.push({ kind: 'lost', start, end: start + words.length, strongEnd: start })
  }
  if (begun) marks.push({ kind: 'at', ...begun, strongEnd: begun.start })
  const parts: ReactNode[] = []
  let at = 0
  for (const { kind, start, end, strongEnd } of marks.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue
    parts.push(
      text.slice(at, start),
      <span key={start} data-kind={kind} className="wr-mark">
        <b>{text.slice(start, strongEnd)}</b>
        {text.slice(strongEnd, end)}
      </span>,
    )
    at = end
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  )
}
