import { dayOf, writeDate, writeTime, writeWeekday } from '#app/lib/words/day-words.ts'
import type { Translate } from '#app/lib/words/translate.ts'
import { DAY_MS } from '#contract/durations.ts'
import type { Language } from '#contract/languages.ts'
import type { ScriptKey } from '#contract/script-keys/script-key.ts'

/** Days for which a day is named by its weekday. */
const WEEK_DAYS = 6

/** When a key was used last: "last used today, 14:02", "last used on Sunday". */
export function writeUse(
  { LastUsed, HasEnded }: ScriptKey,
  t: Translate,
  language: Language,
  now = new Date(),
): string {
  if (LastUsed === null) return t(HasEnded ? 'scriptKeys.used.neverUsed' : 'scriptKeys.used.never')
  const at = new Date(LastUsed)
  const day = dayOf(at, now)
  if (day !== 'earlier') return t(`scriptKeys.used.${day}`, { time: writeTime(at, language) })
  const isThisWeek = now.getTime() - at.getTime() < WEEK_DAYS * DAY_MS
  const name = isThisWeek ? writeWeekday(at, language) : writeDate(at, language, now)
  return t('scriptKeys.used.on', { day: name })
}
