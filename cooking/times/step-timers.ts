import type { HowToStep, StepTime } from '#contract/recipes/how-to.ts'
import { MINUTES_OF_UNIT } from '#contract/recipes/words.ts'
import type { TextPart } from '../step-text.ts'
import { durationsIn, type TextDuration } from './durations.ts'

/** A timer that a step offers. */
export interface StepTimer {
  /** What it is called: "Chicken"; undefined where the recipe does not say. */
  readonly name: string | undefined
  /** Seconds until the first bell of a range; null without a range. */
  readonly first: number | null
  /** Seconds until the last bell. */
  readonly total: number
  /** Whether the text states it, so that it has a button there. */
  readonly isInText: boolean
}

/** A run of a step's text; `time` is the index of its timer in {@link StepTimers}. */
export type TimedPart =
  | { readonly kind: 'text' | 'amount'; readonly text: string }
  | { readonly kind: 'duration'; readonly text: string; readonly time: number }

/** A step's text with its durations, and all timers that the step offers. */
export interface StepTimers {
  readonly parts: readonly TimedPart[]
  /**
   * First the step's `Times` by their index, then the durations that only the text states. The index
   * of a timer is the same in both languages where their texts state the same durations.
   */
  readonly timers: readonly StepTimer[]
}

/** Tolerance for comparing times, because timers are rounded to whole seconds. */
const TOLERANCE_S = 0.6

type Timer = Omit<StepTimer, 'isInText'>

function timerOf(min: number, max: number, name?: string): Timer {
  return { name, first: max > min ? Math.round(min) : null, total: Math.round(max) }
}

function timerOfTime({ Min, Max = Min, Unit, Name }: StepTime): Timer {
  const seconds = MINUTES_OF_UNIT[Unit] * 60
  return timerOf(Min * seconds, Max * seconds, Name)
}

function isSame({ first, total }: Timer, { min, max }: TextDuration): boolean {
  return Math.abs((first ?? total) - min) < TOLERANCE_S && Math.abs(total - max) < TOLERANCE_S
}

/** Cuts a text at its durations. `timeOf` gives the index of a duration's timer. */
function splitText(text: string, timeOf: (duration: TextDuration) => number): TimedPart[] {
  const parts: TimedPart[] = []
  let end = 0
  for (const duration of durationsIn(text)) {
    parts.push({ kind: 'text', text: text.slice(end, duration.index) })
    parts.push({ kind: 'duration', text: duration.words, time: timeOf(duration) })
    end = duration.index + duration.words.length
  }
  parts.push({ kind: 'text', text: text.slice(end) })
  return parts.filter((part) => part.text !== '')
}

/**
 * Finds the durations in a step's text and links them to its `Times` by their value, in the order of
 * the text. A step without `Times` offers the durations of its text, or else its `TimerMinutes`.
 *
 * @param parts the text as the cook reads it
 */
export function stepTimers(
  step: Pick<HowToStep, 'Times' | 'TimerMinutes'>,
  parts: readonly TextPart[],
): StepTimers {
  const timers = (step.Times ?? []).map(timerOfTime)
  const inText = new Set<number>()
  // Two equal times are two timers; a duration that is repeated is the same one.
  const timeOf = (duration: TextDuration) => {
    const same = [...timers.keys()].filter((time) => isSame(timers[time] as Timer, duration))
    const time =
      same.find((index) => !inText.has(index)) ??
      same[0] ??
      timers.push(timerOf(duration.min, duration.max)) - 1
    inText.add(time)
    return time
  }
  const timed = parts.flatMap(({ text, isAmount }): TimedPart[] =>
    isAmount ? [{ kind: 'amount', text }] : splitText(text, timeOf),
  )
  if (timers.length === 0 && step.TimerMinutes !== null) {
    const seconds = step.TimerMinutes * 60
    timers.push(timerOf(seconds, seconds))
  }
  return {
    parts: timed,
    timers: timers.map(({ name, first, total }, time) => ({
      name,
      first,
      total,
      isInText: inText.has(time),
    })),
  }
}
