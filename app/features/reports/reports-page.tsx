import type { ReactNode } from 'react'
import { Avatar } from '#design-system/avatar/avatar.tsx'
import { Button } from '#design-system/button/button.tsx'
import { TextLink } from '#design-system/link/text-link.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import type { KeyState } from '#app/lib/api/use-key.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { PORTRAIT_WIDTH } from '#app/lib/media/sizes.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { Blocks, OwnCase, Report } from '#contract/reports/report.ts'
import { HiddenNote } from './hidden-note.tsx'
import { useBlocking, useBlocks } from './use-blocks.ts'
import { useOwnCases, useOwnReports } from './use-own-cases.ts'
import { useShowing } from './use-reporting.ts'
import './reports.css'

/** What of the reader is hidden, what they have reported, and whom they block. */
export function ReportsPage() {
  const { t } = useWords()
  const { cases, ...ofCases } = useOwnCases()
  const { reports, ...ofReports } = useOwnReports()
  const { blocks, ...ofBlocks } = useBlocks()
  return (
    <div className="grid gap-10">
      <Part title={t('reports.cases.heading')} state={ofCases} none={t('reports.cases.none')}>
        {cases?.map((one) => (
          <CaseRow key={one.Id} ownCase={one} />
        ))}
      </Part>
      <Part title={t('reports.own.heading')} state={ofReports} none={t('reports.own.none')}>
        {reports?.map((report) => (
          <ReportRow key={report.Id} report={report} />
        ))}
      </Part>
      <Part title={t('reports.blocks.heading')} state={ofBlocks} none={t('reports.blocks.none')}>
        {blocks?.map((block) => (
          <BlockRow key={block.Id} block={block} />
        ))}
      </Part>
    </div>
  )
}

interface PartProps {
  title: string
  state: Pick<KeyState<unknown>, 'error' | 'retry'>
  /** What is said of an empty list. */
  none: string
  /** Undefined while it is loading. */
  children: ReactNode[] | undefined
}

function Part({ title, state: { error, retry }, none, children }: PartProps) {
  const { t } = useWords()
  return (
    <section aria-label={title}>
      <h3 className="text-heading">{title}</h3>
      {error !== undefined && (
        <LoadFailed
          title={t('reports.failed.load')}
          text={t('reports.failed.text')}
          onRetry={retry}
        />
      )}
      {children === undefined && error === undefined && (
        <SkeletonRegion>
          <Skeleton className="mt-2 h-6" />
        </SkeletonRegion>
      )}
      {children?.length === 0 && <p className="mt-2 text-ink-soft">{none}</p>}
      {children !== undefined && children.length > 0 && (
        <ul className="report-rows mt-2">{children}</ul>
      )}
    </section>
  )
}

/** What something is, with a link to where it stands. */
function About({ of }: { of: Pick<OwnCase, 'Kind' | 'Title'> & { href?: string | undefined } }) {
  const { t } = useWords()
  const { Kind, Title, href } = of
  const title = Title ?? ''
  return (
    <p className="text-label">
      <b className="font-semibold">{t(`reports.kinds.${Kind}`)}</b>
      {title !== '' && ' · '}
      {href === undefined || title === '' ? title : <TextLink href={href}>{title}</TextLink>}
    </p>
  )
}

function CaseRow({ ownCase }: { ownCase: OwnCase }) {
  const { Kind, Title, RecipeId, Text, IsHidden } = ownCase
  const isAt = (Kind === 'comment' || Kind === 'note') && RecipeId !== null
  return (
    <li className="one">
      <About of={{ Kind, Title, href: isAt ? pathOf('recipe', RecipeId) : undefined }} />
      {isAt && (
        <p dir="auto" className={`cook whitespace-pre-line ${IsHidden ? 'text-ink-soft' : ''}`}>
          {Text}
        </p>
      )}
      <HiddenNote ownCase={ownCase} />
    </li>
  )
}

function ReportRow({ report }: { report: Report }) {
  const { t, formatDate } = useWords()
  const show = useShowing()
  const { Id: id, Kind, Title, Reason, Word, Sent, Outcome, IsShown } = report
  const isSwitched =
    (Kind === 'comment' || Kind === 'note' || Kind === 'picture') &&
    Outcome !== 'hidden' &&
    Outcome !== 'gone'
  return (
    <li>
      <div>
        <About of={{ Kind, Title }} />
        <p className="text-caption text-ink-soft">
          {t(`reports.reasons.${Reason}`)}
          {Word !== '' && ` · ${t('reports.quote', { text: Word })}`} · {formatDate(Sent)}
        </p>
        <p className="text-label">{t(`reports.own.${Outcome}`)}</p>
      </div>
      {isSwitched && (
        <Button
          variant="bare"
          size="s"
          aria-pressed={IsShown}
          onClick={() => void show(id, !IsShown)}
        >
          {t(IsShown ? 'reports.own.hideAgain' : 'reports.own.showAgain')}
        </Button>
      )}
    </li>
  )
}

function BlockRow({ block }: { block: Blocks['Blocks'][number] }) {
  const { t, formatDate } = useWords()
  const { unblock } = useBlocking()
  const { isPending, change } = useChange()
  const { Id: id, Name, PhotoPath, Since } = block
  const lift = async () => {
    if (await change(t('reports.failed.unblock', { name: Name }), () => unblock(id)))
      toast({ title: t('reports.blocks.lifted', { name: Name }) })
  }
  return (
    <li>
      <div className="flex items-center gap-3">
        <Avatar name={Name} src={PhotoPath && pictureUrl(PhotoPath, PORTRAIT_WIDTH)} />
        <p className="min-w-0 text-label">
          <b className="font-semibold">{Name}</b>{' '}
          <span className="text-ink-soft">
            {t('reports.blocks.since', { day: formatDate(Since) })}
          </span>
        </p>
      </div>
      <Button
        size="s"
        pending={isPending}
        aria-label={t('reports.blocks.liftOf', { name: Name })}
        onClick={() => void lift()}
      >
        {t('reports.blocks.lift')}
      </Button>
    </li>
  )
}
