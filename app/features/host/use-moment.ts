import { dayOf, writeDate, writeTime } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** Writes moments in few words: the time of today, else day and time. */
export function useMoment(): (iso: string) => string {
  const { t, language } = useWords()
  return (iso) => {
    const at = new Date(iso)
    const time = t('host.time', { time: writeTime(at, language) })
    const isToday = dayOf(at) === 'today' && at.toDateString() === new Date().toDateString()
    return isToday ? time : `${writeDate(at, language)}, ${time}`
  }
}
