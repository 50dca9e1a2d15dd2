import { useId } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import {
  ArrowLeft,
  Check,
  CircleAlert,
  Copy,
  ExternalLink,
  Info,
  Plus,
} from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import { TextLink } from '#design-system/link/text-link.tsx'
import { COPIED_MS, useCopy } from '#design-system/share-modal/use-copy.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useSite } from '#app/lib/site/site.ts'
import { writeDate } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { HOUR_MS } from '#contract/durations.ts'
import type { HostOverview } from '#contract/host/overview.ts'
import type { HostRelease } from '#contract/host/release.ts'
import { bytesText } from './bytes-text.ts'
import { hostKeys } from './host-keys.ts'
import { HostPage } from './host-page.tsx'
import { useMoment } from './use-moment.ts'
import { useOverview } from './use-host.ts'

/** What an upgrade needs on the disk at most: an image beside the one that runs. */
const ROOM_BYTES = 2_000_000_000
/** Age from which a backup is too old to change anything. */
const OLD_BACKUP_MS = 48 * HOUR_MS
/** How the containers of compose.yaml are changed. */
const COMMAND = 'podman compose build simmer\npodman compose up -d simmer'

/** What is new: in the newest version with what to look at before a change, or else in the one that runs. */
export function HostNew() {
  const { t } = useWords()
  const { data: release, ...state } = useKey(hostKeys.release())
  const { overview } = useOverview()
  const { Release = '', Newer } = release ?? {}
  const newer = Newer ?? undefined
  return (
    <HostPage
      before={
        <TextLink href="/host/overview" variant="bar" className="mb-2">
          <Icon of={ArrowLeft} />
          {t('host.tabs.overview')}
        </TextLink>
      }
      title={
        newer
          ? t('host.release.isThere', { version: newer.Release })
          : t('host.release.title', { version: Release })
      }
      text={
        release && (newer ? t('host.release.youRun', { version: Release }) : <Asked {...release} />)
      }
      {...state}
    >
      {release && (
        <div className="host-new" data-newer={newer !== undefined || undefined}>
          <Notes notes={newer ? newer.Notes : release.Notes} address={newer && release.AskedAt} />
          {newer && overview && <Before overview={overview} release={Release} />}
        </div>
      )}
    </HostPage>
  )
}

/** Whether newer versions are asked for, and when somebody last answered. */
function Asked({ AskedAt, Answered }: HostRelease) {
  const { t } = useWords()
  const moment = useMoment()
  if (AskedAt === null) return t('host.release.notAsked')
  if (Answered === null) return t('host.release.noAnswer')
  return t('host.release.newest', { at: moment(Answered) })
}

function Notes({
  notes,
  address,
}: {
  notes: HostRelease['Notes']
  address: string | null | undefined
}) {
  const { t } = useWords()
  return (
    <div>
      {notes.length === 0 && <p>{t('host.release.none')}</p>}
      {byHeading(notes).map(([heading, texts]) => (
        <section key={heading}>
          {/* Notes are written once, in English. */}
          {heading !== '' && <h2 lang="en">{heading}</h2>}
          <ul className="host-ready" lang="en">
            {texts.map((text) => (
              <li key={text}>
                <Icon of={Plus} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {address && (
        <ButtonLink href={address} icon={ExternalLink} className="mt-5">
          {t('host.release.all')}
        </ButtonLink>
      )}
    </div>
  )
}

/** What to look at before a version is changed, and how it is done. */
function Before({ overview, release }: { overview: HostOverview; release: string }) {
  const { t, language } = useWords()
  const id = useId()
  const { Backup, Storage, Looked } = overview
  const [newest] = Backup.Trusted
  const isSafe =
    newest !== undefined &&
    Backup.Failure === null &&
    Date.parse(Looked) - Date.parse(newest.Finished) < OLD_BACKUP_MS
  const hasRoom = Storage.FreeBytes >= ROOM_BYTES
  const room = bytesText(Storage.FreeBytes, language)
  return (
    <aside aria-labelledby={id}>
      <h2 id={id}>{t('host.release.before')}</h2>
      <ul className="host-ready">
        <li data-state={isSafe ? 'well' : 'look'}>
          <Icon of={isSafe ? Check : CircleAlert} />
          <span>
            {isSafe
              ? t('host.release.backup', { day: writeDate(new Date(newest.Finished), language) })
              : t('host.release.noBackup')}{' '}
            {!isSafe && <TextLink href="/host/backup">{t('host.look')}</TextLink>}
          </span>
        </li>
        <li data-state={hasRoom ? 'well' : 'look'}>
          <Icon of={hasRoom ? Check : CircleAlert} />
          <span>{t(hasRoom ? 'host.release.room' : 'host.release.noRoom', { size: room })}</span>
        </li>
        <li>
          <Icon of={Info} />
          <span>{t('host.release.wayBack', { version: release })}</span>
        </li>
      </ul>
      <p className="mt-4 mb-3 text-label text-ink-soft">{t('host.release.simmer')}</p>
      <Command />
    </aside>
  )
}

function Command() {
  const { t } = useWords()
  const isPlain = useSite().plain !== undefined
  const [state, copy] = useCopy(COMMAND, COPIED_MS, (result) =>
    announce(result === 'done' ? t('host.people.copied') : t('host.people.pressCopy')),
  )
  return (
    <>
      <code className="host-code" translate="no">
        {COMMAND}
      </code>
      {!isPlain && (
        <Button className="mt-3" icon={state === 'done' ? Check : Copy} onClick={copy}>
          {state === 'done' ? t('host.people.copied') : t('host.people.copy')}
        </Button>
      )}
    </>
  )
}

/** The lines under each heading, in the order of the notes. */
function byHeading(notes: HostRelease['Notes']): [string, string[]][] {
  const grouped = new Map<string, string[]>()
  for (const { Heading, Text } of notes)
    grouped.set(Heading, [...(grouped.get(Heading) ?? []), Text])
  return [...grouped]
}
