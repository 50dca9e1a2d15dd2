import { useWords } from '#app/lib/words/words-provider.tsx'
import type { HostOverview } from '#contract/host/overview.ts'
import { DAY_MS } from '#contract/durations.ts'

/** Days up to which weeks are said, and beyond which months. */
const WEEKS_UP_TO = 60
const MONTH_DAYS = 30.4

/** When a disk is full at today's pace, in words; or that it is not known yet. */
export function useGrowth({ Storage, Looked }: Pick<HostOverview, 'Storage' | 'Looked'>): string {
  const { t } = useWords()
  const { PerWeek, FullOn } = Storage.Growth
  if (PerWeek === null) return t('host.storage.unknown')
  if (FullOn === null) return t('host.storage.notSoon')
  const days = Math.max(0, (Date.parse(FullOn) - Date.parse(Looked)) / DAY_MS)
  return days <= WEEKS_UP_TO
    ? t('host.storage.fullInWeeks', { count: Math.max(1, Math.floor(days / 7)) })
    : t('host.storage.fullInMonths', { count: Math.round(days / MONTH_DAYS) })
}
