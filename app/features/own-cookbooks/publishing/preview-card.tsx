import { RecipeCard } from '#design-system/card/recipe-card.tsx'
import { pictureUrl } from '#app/lib/media/media.ts'
import { pictureSources } from '#app/lib/media/picture.ts'
import { CARD_SIZES, COVER, PORTRAIT_WIDTH } from '#app/lib/media/sizes.ts'
import { formatShortDuration } from '#app/lib/words/duration.ts'
import { pathOf } from '#contract/addresses/addresses.ts'
import type { AuthorRef } from '#contract/author.ts'
import type { BookRecipe } from '#contract/cookbooks/own-cookbook.ts'
import { minutesToTime } from '#contract/text/time.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

/** A recipe of a cookbook as its card will be. */
export function PreviewCard({ recipe, author }: { recipe: BookRecipe; author: AuthorRef }) {
  const { t } = useWords()
  const { Id, PublicId, Name, CoverPath, Minutes, Rating, OnlyLanguage } = recipe
  return (
    <RecipeCard
      href={pathOf('recipe', PublicId ?? Id)}
      title={Name || t('ownCookbooks.row.unnamed')}
      level="h2"
      picture={{
        ...pictureSources(CoverPath, COVER.width),
        ...COVER,
        sizes: CARD_SIZES.grid,
        alt: '',
      }}
      author={{
        href: `/authors/${author.Id}`,
        name: author.Name,
        picture: author.ImagePath && pictureUrl(author.ImagePath, PORTRAIT_WIDTH),
      }}
      {...(Minutes !== null && { preparation: formatShortDuration(minutesToTime(Minutes)) })}
      {...(OnlyLanguage && { total: t(`shell.language.${OnlyLanguage}`) })}
      rating={{ average: Rating?.GlobalRating ?? 0, count: Rating?.TotalRatings ?? 0 }}
    />
  )
}
