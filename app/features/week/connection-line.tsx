import { Banner } from '#design-system/banner/banner.tsx'
import { CloudOff } from '#design-system/icon/lucide.ts'
import { writeDate, writeTime } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { WeekState } from './sync/week-store.ts'

/** Says that there is no connection, as of when the week is, and how many changes wait. */
export function ConnectionLine({ state }: { state: WeekState }) {
  const { t, language } = useWords()
  const { week, connection, fetchedAt, waiting, isDurable } = state
  if (!week || connection === 'online' || fetchedAt === undefined) return null
  const at = new Date(fetchedAt)
  const time = `${writeDate(at, language)}, ${writeTime(at, language)}`
  return (
    <Banner
      className="week-connection"
      tone="neutral"
      icon={CloudOff}
      title={t('week.offline.title')}
    >
      {t('week.offline.text', { time })}
      {waiting > 0 && ` ${t('week.offline.waiting', { count: waiting })}.`}
      {!isDurable && ` ${t('week.offline.fleeting')}`}
    </Banner>
  )
}
