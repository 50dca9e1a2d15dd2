import { useRef } from 'react'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { DeskCookbookList } from '#contract/cookbooks/publication.ts'
import { BookReview } from './book-review.tsx'
import { useBooks } from './use-books.ts'
import './books.css'

/** Cookbooks that editors read: their texts and pictures, each with what is decided about it. */
export function BookList({ list }: { list: DeskCookbookList }) {
  const { t } = useWords()
  const region = useRef<HTMLDivElement>(null)
  const { books, error, retry } = useBooks(list)
  return (
    <div ref={region} tabIndex={-1} className="outline-none">
      {error !== undefined && (
        <LoadFailed title={t('desk.review.failed')} text={t('desk.failedText')} onRetry={retry} />
      )}
      {!books && error === undefined && (
        <SkeletonRegion>
          <Skeleton className="mt-5 h-40" />
        </SkeletonRegion>
      )}
      {books?.length === 0 && (
        <EmptyState title={t(`desk.review.empty.${list}`)}>
          {t(`desk.review.books.empty.${list}`)}
        </EmptyState>
      )}
      {books && books.length > 0 && (
        <ul className="desk-books">
          {books.map((book) => (
            <BookReview
              key={book.Id}
              book={book}
              list={list}
              onDecided={() => region.current?.focus()}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
