import type { Language } from '#contract/languages.ts'
import { onDeviceClock } from './clock.ts'

/** The time of day at a moment of the kitchen's clock: "18:42". */
export function clockTime(moment: number, language: Language): string {
  const time = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    hour: '2-digit',
    minute: '2-digit',
  })
  return time.format(onDeviceClock(moment))
}
