import { withSounds } from '#design-system/sequence-player/sounds.ts'
import { webVtt } from '#design-system/sequence-player/vtt.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { Film } from './film.ts'

/** A caption, or a sound in brackets. */
export interface FilmTextLine {
  readonly start: number
  readonly text: string
  readonly isSound: boolean
}

/** A step of a film as text. */
export interface FilmTextStep {
  readonly number: number
  /** What is shown in words and what is heard, with its time in seconds. */
  readonly lines: readonly FilmTextLine[]
  /** What is to be seen; undefined where nobody wrote it. */
  readonly description: string | undefined
}

/** A film as text: what is said, what is to be heard and what is to be seen, step by step, and its WebVTT files. */
export interface FilmText {
  readonly steps: readonly FilmTextStep[]
  readonly captions: string
  readonly descriptions: string
}

/** The film of a recipe as text. */
export function filmText({ steps, captions }: Film, howTo: readonly HowToStep[]): FilmText {
  const described = new Map(howTo.map((step) => [step.StepNumber, step.Describe]))
  const sounded = withSounds(captions, steps)
  const texts = steps.map(({ number, start, stop }) => ({
    number,
    lines: sounded
      .filter((caption) => caption.start >= start && caption.start < stop)
      .map((caption) => ({
        start: caption.start,
        text: caption.text,
        isSound: !captions.includes(caption),
      })),
    description: described.get(number),
  }))
  return {
    steps: texts,
    captions: webVtt(sounded),
    descriptions: webVtt(
      steps.flatMap(({ number, start, stop }) => {
        const text = described.get(number)
        return text === undefined ? [] : [{ start, stop, text }]
      }),
    ),
  }
}
