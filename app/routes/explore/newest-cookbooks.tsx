import { Carousel } from '#design-system/carousel/carousel.tsx'
import { ArrowLink } from '#design-system/link/arrow-link.tsx'
import { CookbookCard, useNewestCookbooks } from '#app/features/cookbooks/index.ts'
import { skeletonIndexes, CardSkeleton } from '#app/lib/ui/card-skeleton.tsx'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** The newest cookbooks, newest first (EXP-04, EXP-05, EXP-09 to EXP-13). */
export function NewestCookbooks() {
  const { t } = useWords()
  const { cookbooks, error, retry } = useNewestCookbooks()
  if (cookbooks?.length === 0) return null
  return (
    <div tabIndex={-1} className="page-column page-part outline-none">
      {error ? (
        <LoadFailed
          title={t('explore.failed.cookbooks')}
          text={t('explore.failed.text')}
          onRetry={retry}
        />
      ) : (
        <Carousel
          className="rim"
          heading={<h2 className="text-title">{t('explore.cookbooks.title')}</h2>}
          trailing={<ArrowLink href="/cookbooks">{t('explore.cookbooks.all')}</ArrowLink>}
        >
          {cookbooks?.map((cookbook) => (
            <CookbookCard key={cookbook.Id} cookbook={cookbook} place="carousel" shortTitle />
          )) ?? skeletonIndexes(4).map((index) => <CardSkeleton key={index} index={index} cover />)}
        </Carousel>
      )}
    </div>
  )
}
