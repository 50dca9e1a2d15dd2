import { useId, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { LateBookComparison } from '#app/features/book-comparison/index.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { DeskCookbook } from '#contract/cookbooks/publication.ts'
import { comparisonKey } from './use-books.ts'

/** Props of {@link AsPages}. */
export interface AsPagesProps {
  book: DeskCookbook
  /** What it is called. */
  name: string
}

/** Opens a cookbook as the page that it becomes, beside the one that readers see. */
export function AsPages({ book, name }: AsPagesProps) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const key = book.Live === null ? 'asPage' : 'compare'
  return (
    <div>
      <Button
        size="s"
        aria-label={t(`desk.review.books.${key}Of`, { name })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t(`desk.review.books.${key}`)}
      </Button>
      {isOpen && (
        <div id={id} tabIndex={-1} className="mt-4 outline-none">
          <Pages id={book.Id} />
        </div>
      )}
    </div>
  )
}

function Pages({ id }: { id: DeskCookbook['Id'] }) {
  const { t, langId, language } = useWords()
  const { data, error, retry } = useKey(comparisonKey(id, langId))
  if (data) return <LateBookComparison comparison={data} language={language} level={3} />
  if (error !== undefined) {
    return (
      <LoadFailed
        title={t('desk.review.books.pagesFailed')}
        text={t('desk.failedText')}
        onRetry={retry}
      />
    )
  }
  return (
    <SkeletonRegion>
      <Skeleton className="h-40" />
    </SkeletonRegion>
  )
}
