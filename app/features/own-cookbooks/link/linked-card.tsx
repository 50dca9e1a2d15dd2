import { Image } from '#design-system/image/image.tsx'
import { Link } from '#design-system/link/link.tsx'
import { StarSummary } from '#design-system/star-rating/star-average.tsx'
import { pictureSources } from '#app/lib/media/picture.ts'
import { CARD_SIZES, COVER } from '#app/lib/media/sizes.ts'
import { EmptyPlate } from '#app/lib/ui/empty-plate.tsx'
import { formatShortDuration } from '#app/lib/words/duration.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { BookRecipe } from '#contract/cookbooks/own-cookbook.ts'
import { minutesToTime } from '#contract/text/time.ts'

/** A recipe of a cookbook that somebody shares. */
export function LinkedCard({ recipe }: { recipe: BookRecipe }) {
  const { t } = useWords()
  const { Id, PublicId, Name, Author, CoverPath, Minutes, StepCount, Rating, OnlyLanguage } = recipe
  const facts = [
    Author?.Name,
    t('ownCookbooks.row.steps', { count: StepCount }),
    Minutes !== null && formatShortDuration(minutesToTime(Minutes)),
  ].filter(Boolean)
  return (
    <li className="group/card linked-card">
      <div className="card-picture aspect-picture">
        {CoverPath === null ? (
          <EmptyPlate className="linked-no-picture" />
        ) : (
          <Image {...pictureSources(CoverPath, 640)} {...COVER} sizes={CARD_SIZES.grid} alt="" />
        )}
      </div>
      <h2 lang={OnlyLanguage}>
        <Link href={pathOf('recipe', PublicId ?? Id)} className="card-link">
          {Name || t('ownCookbooks.row.unnamed')}
        </Link>
      </h2>
      <p>{facts.join(', ')}</p>
      {Rating && Rating.TotalRatings > 0 && (
        <StarSummary average={Rating.GlobalRating} count={Rating.TotalRatings} />
      )}
    </li>
  )
}
