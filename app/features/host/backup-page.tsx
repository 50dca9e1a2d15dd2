import { Icon } from '#design-system/icon/icon.tsx'
import { Check, CircleAlert, Info } from '#design-system/icon/lucide.ts'
import { writeDate, writeTime } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { HostOverview } from '#contract/host/overview.ts'
import { bytesText } from './bytes-text.ts'
import { AskedWork } from './host-work.tsx'
import { HostPage } from './host-page.tsx'
import { useGrowth } from './growth.ts'
import { Receipt } from './receipt.tsx'
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

/** A backup that counts, or a day without one. */
type Row =
  | { at: string; trusted: HostOverview['Backup']['Trusted'][number] }
  | { at: string; failure: string }

function Backups({ Backup }: HostOverview) {
  const { t } = useWords()
  const rows: Row[] = [
    ...Backup.Trusted.map((trusted) => ({ at: trusted.Finished, trusted })),
    ...Backup.Failed.map(({ Day, Failure }) => ({ at: Day, failure: Failure })),
  ].toSorted((a, b) => b.at.localeCompare(a.at))
  return (
    <section>
      {Backup.Failure !== null && (
        <p className="mt-4 text-label text-danger">
          {t('host.backup.failed', { why: Backup.Failure })}
        </p>
      )}
      {Backup.Trusted.length === 0 && <p className="mt-6">{t('host.backup.none')}</p>}
      {rows.length > 0 && (
        <ul className="host-list host-backups mt-6">
          {rows.map((row) => (
            <BackupRow key={row.at} row={row} />
          ))}
        </ul>
      )}
      <p className="mt-3 text-caption text-ink-soft">
        {Backup.IsDaily ? t('host.backup.daily', { time: Backup.At }) : t('host.backup.notDaily')}
      </p>
      <p className="host-note">
        <Icon of={Info} />
        <span>
          {t('host.backup.restore')} <code>npm run restore -- FILE</code>
        </span>
      </p>
    </section>
  )
}

function BackupRow({ row }: { row: Row }) {
  const { t, language, formatNumber } = useWords()
  const at = new Date(row.at)
  if ('failure' in row)
    return (
      <li data-state="look">
        <Icon of={CircleAlert} />
        <span>
          <b>{writeDate(at, language)}</b>
          <small>{t('host.backup.notTrusted', { why: row.failure })}</small>
        </span>
      </li>
    )
  const { File, Bytes, Rows, Files } = row.trusted
  const when = `${writeDate(at, language)}, ${t('host.time', { time: writeTime(at, language) })}`
  return (
    <li>
      <Icon of={Check} />
      <span>
        <b>{when}</b>
        <small>
          {t('host.backup.same', { rows: formatNumber(Rows), files: formatNumber(Files) })}
        </small>
      </span>
      <span>{bytesText(Bytes, language)}</span>
      {File !== '' && <Receipt file={File} when={when} />}
    </li>
  )
}

function Storage(overview: HostOverview) {
  const { t, language } = useWords()
  const { Kinds, DiskBytes, FreeBytes } = overview.Storage
  const growth = useGrowth(overview)
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
      <p className="mt-3 text-label">{growth}</p>
      <p className="mt-2 text-caption text-ink-soft">{t('host.storage.hint')}</p>
    </section>
  )
}
