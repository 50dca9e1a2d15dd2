import { Button } from '#design-system/button/button.tsx'
import { RefreshCw } from '#design-system/icon/lucide.ts'
import { writeDate, writeTime } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { useChange } from '#app/lib/api/use-change.ts'
import type { HostOverview as Overview, HostWarning } from '#contract/host/overview.ts'
import { bytesText } from './bytes-text.ts'
import { FactRow } from './fact-row.tsx'
import { HostPage } from './host-page.tsx'
import { ReleaseNotes } from './release-notes.tsx'
import { useOverview } from './use-host.ts'
import { isMild, WarningBox } from './warning-box.tsx'

/** Warnings that stand above the rows. */
const WARNINGS_SHOWN = 3

/** The first sentence of the page: all is well, or how many things need the host. */
function useSummary(overview: Overview | undefined): string {
  const { t } = useWords()
  const count = overview?.Warnings.filter((warning) => !isMild(warning)).length ?? 0
  if (!overview) return ''
  return count === 0 ? t('host.well') : t('host.need', { count })
}

/** How the site is, in ten rows that always stand in the same order, with what needs the host above them. */
export function HostOverview() {
  const { t } = useWords()
  const { overview, retry, ...state } = useOverview()
  const { isPending, change } = useChange()
  const place = overview?.Place ?? ''
  const summary = useSummary(overview)
  const warnings = overview?.Warnings ?? []
  const rest = warnings.length - WARNINGS_SHOWN
  return (
    <HostPage
      title={place === '' ? t('host.title') : t('host.titleOf', { place })}
      text={summary}
      action={
        <Button
          icon={RefreshCw}
          pending={isPending}
          onClick={() => void change(t('host.failed'), retry)}
        >
          {t('host.lookNow')}
        </Button>
      }
      retry={retry}
      {...state}
    >
      {warnings.length > 0 && (
        <div className="host-warnings">
          {warnings.slice(0, WARNINGS_SHOWN).map((warning, index) => (
            <WarningBox key={warning} warning={warning} isFirst={index === 0} />
          ))}
          {rest > 0 && (
            <p className="text-label text-ink-soft">{t('host.more', { count: rest })}</p>
          )}
        </div>
      )}
      {overview && <Rows overview={overview} />}
    </HostPage>
  )
}

function Rows({ overview }: { overview: Overview }) {
  const { t, language, formatNumber } = useWords()
  const { Backup, Storage, Mail, Queues } = overview
  const stateOf = (...warnings: HostWarning[]) =>
    overview.Warnings.some((warning) => warnings.includes(warning)) ? 'look' : 'well'
  const [newest] = Backup.Trusted
  const finished = newest && new Date(newest.Finished)
  const when = finished && {
    day: writeDate(finished, language),
    time: writeTime(finished, language),
    size: bytesText(newest.Bytes, language),
  }
  const waiting = Queues.filter(({ Count }) => Count > 0)
  return (
    <>
      <ul className="host-facts">
        <FactRow name={t('host.rows.version')} end={<ReleaseNotes />}>
          {overview.Version}
        </FactRow>
        <FactRow
          name={t('host.rows.backup')}
          state={newest || Backup.IsDaily ? stateOf('backupFailed', 'backupOld') : 'off'}
          more={when && t('host.backup.compared')}
          href="/host/backup"
          link={t('host.look')}
        >
          {when ? t('host.backup.last', when) : t('host.backup.none')}
        </FactRow>
        <FactRow
          name={t('host.rows.storage')}
          state={stateOf('filmsRefused', 'diskFull')}
          href="/host/backup"
          link={t('host.byKind')}
        >
          {t('host.storage.used', {
            used: bytesText(Storage.DiskBytes - Storage.FreeBytes, language),
            all: bytesText(Storage.DiskBytes, language),
          })}
        </FactRow>
        <FactRow
          name={t('host.rows.registration')}
          more={t('host.people.members', { count: overview.Members })}
          href="/host/people"
          link={t('host.change')}
        >
          {t(`host.people.is.${overview.Registration}`)}
          {overview.Invitations > 0 &&
            `, ${t('host.people.stillOpen', { count: overview.Invitations })}`}
        </FactRow>
        <FactRow name={t('host.rows.signIn')}>
          {overview.Ways.map((way) => (way === 'Password' ? t('host.password') : way)).join(', ')}
        </FactRow>
        <FactRow
          name={t('host.rows.mail')}
          state={Mail.Server === null ? 'off' : stateOf('mailWaits')}
          href="/host/mail"
          link={t('host.sendTest')}
        >
          {Mail.Server === null
            ? t('host.mail.folder')
            : t('host.mail.by', { server: Mail.Server })}
        </FactRow>
        <FactRow name={t('host.rows.push')} href="/host/mail" link={t('host.sendTest')}>
          {t('host.push.devices', { count: overview.PushDevices })}
        </FactRow>
        <FactRow name={t('host.rows.work')} href="/host/work" link={t('host.look')}>
          {waiting.length === 0
            ? t('host.work.none')
            : waiting
                .map(({ Queue, Count }) => `${t(`host.queues.${Queue}`)} ${formatNumber(Count)}`)
                .join(', ')}
        </FactRow>
        <FactRow
          name={t('host.rows.errors')}
          state={overview.Errors.New > 0 ? 'look' : 'well'}
          href="/host/work"
          link={t('host.read')}
          more={
            overview.Errors.Kinds > 0 &&
            (overview.Errors.New > 0
              ? t('host.errors.isNew', { count: overview.Errors.New })
              : t('host.errors.noneNew'))
          }
        >
          {overview.Errors.Kinds === 0
            ? t('host.errors.none')
            : t('host.errors.today', { count: overview.Errors.Kinds })}
        </FactRow>
        <FactRow
          name={t('host.rows.readOnly')}
          state={overview.ReadOnly ? 'look' : 'off'}
          href="/host/readonly"
          link={overview.ReadOnly ? t('host.switchOff') : t('host.switchOn')}
        >
          {overview.ReadOnly ? t('host.readOnly.on') : t('host.readOnly.off')}
        </FactRow>
      </ul>
      <p className="mt-4 max-w-measure text-caption text-ink-soft">{t('host.nobody')}</p>
    </>
  )
}
