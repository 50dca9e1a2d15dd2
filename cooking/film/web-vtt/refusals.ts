/**
 * Why a line is not taken. `time`: no time where one should be. `backwards`: it ends before it begins.
 * `late`: beyond the end of the film. `sameTime`, `sameStep`: another line, named by `other`, has this time or
 * this step already. `noStep`: the recipe has no step of this number. `noFreeStep`: every step has its line.
 * `empty`: a time without words. `long`: more characters than are stored. `many`: more lines than are read.
 */
export type RefusalKind =
  | 'time'
  | 'backwards'
  | 'late'
  | 'sameTime'
  | 'sameStep'
  | 'noStep'
  | 'noFreeStep'
  | 'empty'
  | 'long'
  | 'many'

/** A line that is not taken. The others are. */
export interface Refusal {
  /** Number of the line in the text, from 1. */
  readonly line: number
  readonly kind: RefusalKind
  /** What stands there, shortened. */
  readonly text: string
  /** The line that came first, of two that want the same. */
  readonly other?: number
  /** Number of the step that is meant. */
  readonly step?: number
}

/** Most characters of a line that a refusal repeats. */
const SHOWN_MAX = 60

/** A line that is not taken, with what stands there. */
export function refuse(
  line: number,
  kind: RefusalKind,
  text: string,
  more: Pick<Refusal, 'other' | 'step'> = {},
): Refusal {
  const shown = Array.from(text.slice(0, SHOWN_MAX * 4).trim())
  const short =
    shown.length > SHOWN_MAX ? `${shown.slice(0, SHOWN_MAX - 1).join('')}…` : shown.join('')
  return { line, kind, text: short, ...more }
}
