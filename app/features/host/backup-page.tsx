import { writeDate, writeTime } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { HostOverview } from '#contract/host/overview.ts'
import { bytesText } from './bytes-text.ts'
import { AskedWork } from './host-work.tsx'
import { HostPage } from './host-page.tsx'
import { useOverview } from './use-host.ts'

/** The backups that can be trusted, and what is stored by kind. */
export function HostBackups() {
  const { t } = useWords()
  const { overview, ...state } = useOverview()
  const { retry } = state
  return (
    <HostPage title={t('host.tabs.backup')} text={t('host.backup.text')} {...state}>
      {overview?.Backup.CanAsk === true && <AskedWork onEnded={() => void retry()} />}
      {overview && <Backups {...overview} />}
      {overview && <Storage {...overview} />}
    </HostPage>
  )
}

function Backups({ Backup }: HostOverview) {
  const { t, language, formatNumber } = useWords()
  return (
    <section>
      {Backup.Failure !== null && (
        <p className="mt-4 text-label text-danger">
          {t('host.backup.failed', { why: Backup.Failure })}
        </p>
      )}
      {Backup.Trusted.length === 0 ? (
        <p className="mt-6">{t('host.backup.none')}</p>
      ) : (
        <ul className="host-list mt-6">
          {Backup.Trusted.map(({ File, Finished, Bytes, Rows, Files }) => (
            <li key={File}>
              <span>
                <b>
                  {writeDate(new Date(Finished), language)},{' '}
                  {writeTime(new Date(Finished), language)}
                </b>
                <small>
                  {t('host.backup.same', { rows: formatNumber(Rows), files: formatNumber(Files) })}
                </small>
              </span>
              <span>{bytesText(Bytes, language)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-caption text-ink-soft">
        {Backup.IsDaily ? t('host.backup.daily', { time: Backup.At }) : t('host.backup.notDaily')}
      </p>
      <p className="mt-3 text-label">
        {t('host.backup.restore')} <code>npm run restore -- FILE</code>
      </p>
    </section>
  )
}

function Storage({ Storage: { Kinds, DiskBytes, FreeBytes } }: HostOverview) {
  const { t, language } = useWords()
  const used = bytesText(DiskBytes - FreeBytes, language)
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-heading">
        {t('host.storage.used', { used, all: bytesText(DiskBytes, language) })}
      </h2>
      <div className="host-store" aria-hidden="true">
        {Kinds.map(({ Kind, Bytes }) => (
          <i
            key={Kind}
            data-kind={Kind}
            style={{ inlineSize: `${DiskBytes === 0 ? 0 : (100 * Bytes) / DiskBytes}%` }}
          />
        ))}
      </div>
      <ul className="host-list mt-2">
        {Kinds.map(({ Kind, Bytes }) => (
          <li key={Kind}>
            <span>
              <i className="host-kind" data-kind={Kind} aria-hidden="true" />
              {t(`host.storage.${Kind}`)}
            </span>
            <b>{bytesText(Bytes, language)}</b>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-caption text-ink-soft">{t('host.storage.hint')}</p>
    </section>
  )
}
