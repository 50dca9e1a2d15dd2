import { CardGrid } from '#design-system/card/card.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { SectionHead } from '#design-system/section-head/section-head.tsx'
import { CookbookCard, useCookbooksOfAuthor } from '#app/features/cookbooks/index.ts'
import { skeletonIndexes, CardSkeleton } from '#app/lib/ui/card-skeleton.tsx'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'

const TITLE_ID = 'cookbooks-by-me'

/** Props of {@link CookbooksByMe}. */
export interface CookbooksByMeProps {
  authorId: Id
  /** How many cookbooks the author has: the number of skeletons. */
  expected: number
}

/** The cookbooks of an author; a single one keeps the size it has in a grid (ATH-11). */
export function CookbooksByMe({ authorId, expected }: CookbooksByMeProps) {
  const { t } = useWords()
  const { cookbooks, error, retry } = useCookbooksOfAuthor(authorId)
  return (
    <section aria-labelledby={TITLE_ID} tabIndex={-1} className="outline-none">
      <SectionHead headingId={TITLE_ID} title={t('authors.one.cookbooks')} />
      {error ? (
        <LoadFailed
          title={t('authors.one.cookbooksFailed')}
          text={t('authors.one.cookbooksFailedText')}
          onRetry={retry}
        />
      ) : cookbooks?.length === 0 ? (
        <EmptyState title={t('authors.one.noCookbooks')} headingLevel="h3" />
      ) : (
        <CardGrid>
          {cookbooks?.map((cookbook) => (
            <li key={cookbook.Id}>
              <CookbookCard cookbook={cookbook} place="grid" />
            </li>
          )) ??
            skeletonIndexes(expected).map((index) => (
              <li key={index}>
                <CardSkeleton index={index} cover />
              </li>
            ))}
        </CardGrid>
      )}
    </section>
  )
}
