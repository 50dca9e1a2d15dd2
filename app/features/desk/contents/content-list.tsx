import { useRef, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '#design-system/button/button.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { ArrowLink } from '#design-system/link/arrow-link.tsx'
import { TextLink } from '#design-system/link/text-link.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { pageOf } from '#app/lib/lists/page-of.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { DeskContent } from '#contract/reports/desk-contents.ts'
import { HideSheet } from './hide-sheet.tsx'
import { useContents } from './use-contents.ts'

/** Props of {@link ContentList}. */
export interface ContentListProps {
  kind: DeskContent['Kind']
  /** The address of a page of the list. */
  hrefOf: (page: number) => string
  /** Renders one thing, with the button that hides it. */
  render: (content: DeskContent, button: ReactNode) => ReactNode
  className: string
}

/** What members have written or show, the newest first. The page is in the address. */
export function ContentList({ kind, hrefOf, render, className }: ContentListProps) {
  const { t } = useWords()
  const region = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<DeskContent>()
  const [search] = useSearchParams()
  const page = pageOf(search)
  const { contents, hasMore, error, retry } = useContents(kind, page)
  return (
    <div ref={region} tabIndex={-1} className="outline-none">
      {error !== undefined && (
        <LoadFailed title={t('desk.contents.failed')} text={t('desk.failedText')} onRetry={retry} />
      )}
      {!contents && error === undefined && <Loading />}
      {contents?.length === 0 && <EmptyState title={t(`desk.contents.empty.${kind}`)} />}
      {contents && contents.length > 0 && (
        <ul className={className}>
          {contents.map((content) => (
            <li key={`${content.Kind} ${content.Id}`}>
              {render(content, <HideButton content={content} onPress={() => setOpened(content)} />)}
            </li>
          ))}
        </ul>
      )}
      <div className="desk-pages">
        {page > 1 && (
          <TextLink variant="bar" href={hrefOf(1)}>
            {t('desk.contents.newest')}
          </TextLink>
        )}
        {hasMore && <ArrowLink href={hrefOf(page + 1)}>{t('desk.contents.older')}</ArrowLink>}
      </div>
      {opened && (
        <HideSheet
          // A version that its writer has changed meanwhile is shown as it is now.
          content={contents?.find(({ Id }) => Id === opened.Id) ?? opened}
          returnFocus={region}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  )
}

/** The button that hides something, or who decides instead. */
function HideButton({ content, onPress }: { content: DeskContent; onPress: () => void }) {
  const { t } = useWords()
  const { IsForOthers, Kind, Writer } = content
  if (IsForOthers) return <p className="desk-small">{t('desk.contents.others')}</p>
  return (
    <Button aria-label={t(`desk.contents.hideOf.${Kind}`, { name: Writer.Name })} onClick={onPress}>
      {t('desk.contents.hideIt')}
    </Button>
  )
}

function Loading() {
  return (
    <SkeletonRegion>
      <div className="grid gap-4 pt-5">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-16" />
        ))}
      </div>
    </SkeletonRegion>
  )
}
