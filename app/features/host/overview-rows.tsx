import { writeDate, writeTime } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { HostOverview } from '#contract/host/overview.ts'
import { bytesText } from './bytes-text.ts'
import { FactRow, type RowProps } from './fact-row.tsx'
import { useGrowth } from './growth.ts'
import { releaseOf } from './versions.ts'
import { MailRow, PushRow } from './service-rows.tsx'

/** How the site is, in ten rows. */
export function OverviewRows({ overview }: { overview: HostOverview }) {
  const { t } = useWords()
  const stateOf: RowProps['stateOf'] = (...warnings) =>
    overview.Warnings.some((warning) => warnings.includes(warning)) ? 'look' : 'well'
  const props = { overview, stateOf }
  return (
    <ul className="host-facts">
      <VersionRow {...props} />
      <BackupRow {...props} />
      <StorageRow {...props} />
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
      <FactRow
        name={t('host.rows.signIn')}
        state={stateOf('providerSilent')}
        href="/host/people"
        link={t('host.check')}
      >
        {overview.Ways.map((way) => {
          if (way === 'Password') return t('host.password')
          return way === 'Passkey' ? t('host.passkey') : way
        }).join(', ')}
      </FactRow>
      <MailRow {...props} />
      <PushRow {...props} />
      <WorkRows {...props} />
      <FactRow
        name={t('host.rows.readOnly')}
        state={overview.ReadOnly ? 'look' : 'off'}
        href="/host/readonly"
        link={overview.ReadOnly ? t('host.switchOff') : t('host.switchOn')}
      >
        {overview.ReadOnly ? t('host.readOnly.on') : t('host.readOnly.off')}
      </FactRow>
    </ul>
  )
}

function VersionRow({ overview: { Version, Since, Newer, AsksForNewer } }: RowProps) {
  const { t, language } = useWords()
  const since = Since !== null && t('host.since', { day: writeDate(new Date(Since), language) })
  const newer = Newer === null ? undefined : t('host.release.isThere', { version: Newer })
  return (
    <FactRow
      name={t('host.rows.version')}
      more={newer ?? (!AsksForNewer && t('host.release.isNotAsked'))}
      href="/host/new"
      link={t('host.whatIsNew')}
    >
      {[releaseOf(Version), since].filter(Boolean).join(', ')}
    </FactRow>
  )
}

function BackupRow({ overview: { Backup }, stateOf }: RowProps) {
  const { t, language } = useWords()
  const [newest] = Backup.Trusted
  const finished = newest && new Date(newest.Finished)
  const when = finished && {
    day: writeDate(finished, language),
    time: writeTime(finished, language),
    size: bytesText(newest.Bytes, language),
  }
  return (
    <FactRow
      name={t('host.rows.backup')}
      state={newest || Backup.IsDaily ? stateOf('backupFailed', 'backupOld') : 'off'}
      more={when && t('host.backup.compared')}
      href="/host/backup"
      link={t('host.look')}
    >
      {when ? t('host.backup.last', when) : t('host.backup.none')}
    </FactRow>
  )
}

function StorageRow({ overview, stateOf }: RowProps) {
  const { t, language } = useWords()
  const { Storage } = overview
  const growth = useGrowth(overview)
  return (
    <FactRow
      name={t('host.rows.storage')}
      state={stateOf('filmsRefused', 'diskFull')}
      more={growth}
      href="/host/backup"
      link={t('host.byKind')}
    >
      {t('host.storage.used', {
        used: bytesText(Storage.DiskBytes - Storage.FreeBytes, language),
        all: bytesText(Storage.DiskBytes, language),
      })}
    </FactRow>
  )
}

function WorkRows({ overview: { Queues, Errors }, stateOf }: RowProps) {
  const { t, formatNumber } = useWords()
  const waiting = Queues.filter(({ Count }) => Count > 0)
  const areNew =
    Errors.New > 0 ? t('host.errors.isNew', { count: Errors.New }) : t('host.errors.noneNew')
  return (
    <>
      <FactRow
        name={t('host.rows.work')}
        state={stateOf('workWaits')}
        href="/host/work"
        link={t('host.look')}
      >
        {waiting.length === 0
          ? t('host.work.none')
          : waiting
              .map(({ Queue, Count }) => `${t(`host.queues.${Queue}`)} ${formatNumber(Count)}`)
              .join(', ')}
      </FactRow>
      <FactRow
        name={t('host.rows.errors')}
        state={Errors.New > 0 ? 'look' : 'well'}
        href="/host/work"
        link={t('host.read')}
        more={Errors.Kinds > 0 && areNew}
      >
        {Errors.Kinds === 0
          ? t('host.errors.none')
          : t('host.errors.today', { count: Errors.Kinds })}
      </FactRow>
    </>
  )
}
