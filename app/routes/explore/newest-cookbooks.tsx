import { Carousel } from '#design-system/carousel/carousel.tsx'
import { ArrowLink } from '#design-system/link/arrow-link.tsx'
import { boneNumbers, CardBones } from '#app/cards/card-bones.tsx'
import { CookbookCard } from '#app/cards/cookbook-card.tsx'
import { useNewestCookbooks } from '#app/data/cookbooks.ts'
import { LoadFailed } from '#app/shell/load-failed.tsx'
import { useWords } from '#app/words/words-provider.tsx'

/** The newest cookbooks, the youngest first (EXP-04, EXP-05, EXP-09 to EXP-13). */
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
          )) ?? boneNumbers(4).map((index) => <CardBones key={index} index={index} cover />)}
        </Carousel>
      )}
    </div>
  )
}
