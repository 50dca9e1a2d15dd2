import { useWords } from '#app/lib/words/words-provider.tsx'
import { MINUTE_MS } from '#contract/durations.ts'
import { ErrorList } from './error-list.tsx'
import { HostPage } from './host-page.tsx'
import { useMoment } from './use-moment.ts'
import { useOverview } from './use-host.ts'

/** What waits in each queue, and for how long, and what went wrong. */
export function HostWork() {
  const { t, formatNumber } = useWords()
  const { overview, ...state } = useOverview()
  const moment = useMoment()
  const last = (queue: string) => {
    const states = { mail: overview?.Mail.State, push: overview?.PushState }
    const taken = queue === 'mail' || queue === 'push' ? states[queue]?.Taken : undefined
    return taken != null && t('host.work.last', { at: moment(taken) })
  }
  return (
    <HostPage title={t('host.tabs.work')} text={t('host.work.text')} {...state}>
      <h2 className="mt-6 mb-3 text-heading">{t('host.work.waiting')}</h2>
      <ul className="host-list">
        {overview?.Queues.map(({ Queue, Count, Overdue }) => (
          <li key={Queue}>
            <span>
              <b>{t(`host.queues.${Queue}`)}</b>
              <small>
                {[
                  Overdue < MINUTE_MS
                    ? t('host.work.inTime')
                    : t('host.work.late', { count: Math.floor(Overdue / MINUTE_MS) }),
                  last(Queue),
                ]
                  .filter(Boolean)
                  .join(', ')}
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
