import { useUnitSystem } from '#app/features/account/index.ts'
import { writeOvenHeat } from '#app/features/recipes/index.ts'
import { writeTime } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { LOCALES } from '#contract/languages.ts'
import { momentOf } from '#cooking/dinner/shown/reminder.ts'
import { stripTags } from '#cooking/step-text.ts'

/** Writes the times and heats of a dinner. */
export function useClock(table: number): {
  /** "17:44", of a minute of the dinner. */
  at: (minute: number) => string
  /** "Saturday 28 November" of the table. */
  day: string
  /** "200 °C" of top and bottom heat. */
  heat: (celsius: number, isFan?: boolean) => string
} {
  const { t, language } = useWords()
  const unitSystem = useUnitSystem()
  const moment = new Date(table)
  return {
    at: (minute) => writeTime(momentOf(moment, minute), language),
    day: new Intl.DateTimeFormat(LOCALES[language], {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    }).format(moment),
    heat: (celsius, isFan = false) => stripTags(writeOvenHeat(celsius, { unitSystem, isFan, t })),
  }
}
