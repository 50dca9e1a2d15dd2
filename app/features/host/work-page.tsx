import { useWords } from '#app/lib/words/words-provider.tsx'
import { MINUTE_MS } from '#contract/durations.ts'
import { ErrorList } from './error-list.tsx'
import { HostPage } from './host-page.tsx'
import { useOverview } from './use-host.ts'

/** What waits in each queue, and for how long, and what went wrong. */
export function HostWork() {
  const { t, formatNumber } = useWords()
  const { overview, ...state } = useOverview()
  return (
    <HostPage title={t('host.tabs.work')} text={t('host.work.text')} {...state}>
      <h2 className="mt-6 mb-3 text-heading">{t('host.work.waiting')}</h2>
      <ul className="host-list">
        {overview?.Queues.map(({ Queue, Count, Overdue }) => (
          <li key={Queue}>
            <span>
              <b>{t(`host.queues.${Queue}`)}</b>
              <small>
                {Overdue < MINUTE_MS
                  ? t('host.work.inTime')
                  : t('host.work.late', { count: Math.floor(Overdue / MINUTE_MS) })}
              </small>
            </span>
            <b>{formatNumber(Count)}</b>
          </li>
        ))}
      </ul>
      {overview && <ErrorList />}
    </HostPage>
  )
}
