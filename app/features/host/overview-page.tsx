import { Button } from '#design-system/button/button.tsx'
import { ButtonLink } from '#design-system/button/button-link.tsx'
import { RefreshCw } from '#design-system/icon/lucide.ts'
import { TextLink } from '#design-system/link/text-link.tsx'
import { useChange } from '#app/lib/api/use-change.ts'
import { useSite } from '#app/lib/site/site.ts'
import { writeTime } from '#app/lib/words/day-words.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { HostOverview as Overview } from '#contract/host/overview.ts'
import { HostPage } from './host-page.tsx'
import { distinctNames } from './versions.ts'
import { OverviewRows } from './overview-rows.tsx'
import { useOverview } from './use-host.ts'
import { isMild, WarningBox } from './warning-box.tsx'

/** Warnings that stand above the rows. */
const WARNINGS_SHOWN = 3

/** The first sentence of the page: all is well, what can wait, or how many things need the host. */
function useSummary(overview: Overview | undefined): string {
  const { t, language } = useWords()
  if (!overview) return ''
  const { Warnings, Looked } = overview
  const count = Warnings.filter((warning) => !isMild(warning, overview)).length
  const well = Warnings.length === 0 ? t('host.well') : t('host.mild', { count: Warnings.length })
  const time = writeTime(new Date(Looked), language)
  return `${count === 0 ? well : t('host.need', { count })} ${t('host.looked', { time })}`
}

/** How the site is, in ten rows that always stand in the same order, with what needs the host above them. */
export function HostOverview() {
  const { t } = useWords()
  const { overview, retry, ...state } = useOverview()
  const place = overview?.Place ?? ''
  const summary = useSummary(overview)
  const warnings = overview?.Warnings ?? []
  const rest = warnings.length - WARNINGS_SHOWN
  return (
    <HostPage
      title={place === '' ? t('host.title') : t('host.titleOf', { place })}
      text={summary}
      action={<LookNow look={retry} />}
      retry={retry}
      {...state}
    >
      {overview && warnings.length > 0 && (
        <div className="host-warnings">
          {warnings.slice(0, WARNINGS_SHOWN).map((warning, index) => (
            <WarningBox key={warning} warning={warning} overview={overview} isFirst={index === 0} />
          ))}
          {rest > 0 && (
            <p className="text-label text-ink-soft">{t('host.more', { count: rest })}</p>
          )}
        </div>
      )}
      {overview && <OverviewRows overview={overview} />}
      {overview && (
        <p className="mt-4 max-w-measure text-caption text-ink-soft">
          {t('host.nobody')} {overview.WarningMails && t('host.onceEach')}
        </p>
      )}
      {overview && overview.Versions.length > 1 && <SeveralVersions {...overview} />}
      {overview?.Hosts === 1 && (
        <p className="mt-3 max-w-measure text-label text-ink-soft">
          {t('host.onlyHost')} <TextLink href="/desk/people">{t('host.nameSecond')}</TextLink>
        </p>
      )}
    </HostPage>
  )
}

/** Says which versions answer while there are several. */
function SeveralVersions({ Versions }: Pick<Overview, 'Versions'>) {
  const { t, language } = useWords()
  const list = new Intl.ListFormat(language).format(distinctNames(Versions))
  return (
    <p className="mt-3 max-w-measure text-label text-ink-soft">
      {t('host.several', { count: Versions.length, list })}
    </p>
  )
}

function LookNow({ look }: { look: () => Promise<unknown> }) {
  const { t } = useWords()
  const { isPending, change } = useChange()
  if (useSite().plain)
    return (
      <ButtonLink href="/host/overview" icon={RefreshCw}>
        {t('host.lookNow')}
      </ButtonLink>
    )
  return (
    <Button
      icon={RefreshCw}
      pending={isPending}
      onClick={() => void change(t('host.failed'), look)}
    >
      {t('host.lookNow')}
    </Button>
  )
}
