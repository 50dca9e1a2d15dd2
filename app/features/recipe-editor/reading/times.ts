import type { Draft, DraftStep, DraftTime } from '#contract/own-recipes/draft.ts'
import { draftTimes } from '#cooking/times/step-times.ts'
import { MINUTES_OF_UNIT } from '#contract/recipes/words.ts'
import type { Language } from '#contract/languages.ts'
import type { TextDuration } from '#cooking/times/durations.ts'
import { textIn } from '../document/texts.ts'

/** A duration of a text as a draft has it. */
function timeOf({ min, max }: TextDuration): DraftTime {
  const Unit = min % 3600 === 0 && max % 3600 === 0 ? 'h' : min % 60 === 0 ? 'min' : 's'
  const seconds = MINUTES_OF_UNIT[Unit] * 60
  return {
    Min: min / seconds,
    ...(max > min && { Max: max / seconds }),
    Unit,
    IsTimer: true,
  }
}

/** The times of a step: as the cook says, or as its text has them. */
export function timesOf(step: DraftStep, language: Language): { time: DraftTime; name: string }[] {
  const { words } = textIn(step.Text, language)
  return draftTimes(words).map((duration, index) => {
    const time = step.Times?.[index] ?? timeOf(duration)
    return { time, name: textIn(time.Name, language).words }
  })
}

const UNITS: Record<Language, Record<DraftTime['Unit'], string>> = {
  en: { s: 's', min: 'min', h: 'h' },
  de: { s: 'Sek.', min: 'min', h: 'Std.' },
}

/** Writes a time: "12 min", "5–7 min". */
export function writeTime({ Min, Max, Unit }: DraftTime, language: Language): string {
  const decimal = new Intl.NumberFormat(language)
  const range = Max === undefined ? '' : `–${decimal.format(Max)}`
  return `${decimal.format(Min)}${range}\u00a0${UNITS[language][Unit]}`
}

/** Minutes that the times in the steps add up to; the later ends of ranges. */
export function minutesOfSteps(draft: Draft): number {
  const all = draft.Steps.flatMap((step) => timesOf(step, draft.Language))
  const minutes = all.reduce(
    (sum, { time: { Min, Max = Min, Unit } }) => sum + Max * MINUTES_OF_UNIT[Unit],
    0,
  )
  return Math.round(minutes)
}
