import { CookbookCard as Card } from '#design-system/card/cookbook-card.tsx'
import { Favourite } from '#app/features/favourites/index.ts'
import { pictureSources } from '#app/lib/media/picture.ts'
import { BOOK_COVER, CARD_SIZES, type CardPlace } from '#app/lib/media/sizes.ts'
import { cut, type CutText } from '#app/lib/ui/cut.ts'
import type { Cookbook } from '#contract/cookbook.ts'
import { TEXT_LIMITS } from '#contract/limits.ts'
import { truncate } from '#contract/text/truncate.ts'

/** Props of {@link CookbookCard}. */
export interface CookbookCardProps {
  cookbook: Cookbook
  /** Where the card is shown, for the width of its picture. */
  place: CardPlace
  /** Cuts the title, as the explore page does. @default false */
  shortTitle?: boolean
  /** Level of its heading. @default 'h3' */
  level?: 'h2' | 'h3'
}

/** A cookbook in a list, the same on every screen. */
export function CookbookCard({
  cookbook,
  place,
  shortTitle = false,
  level = 'h3',
}: CookbookCardProps) {
  const { Id, Name, Author, Description, Rating } = cookbook
  const title: CutText = shortTitle
    ? cut(Name, TEXT_LIMITS.exploreCookbookTitle)
    : { shown: Name, full: undefined }
  return (
    <Card
      href={`/cookbooks/${Id}`}
      title={title.shown}
      fullTitle={title.full}
      level={level}
      picture={{
        ...pictureSources(cookbook.CoverPath, BOOK_COVER.width),
        ...BOOK_COVER,
        sizes: CARD_SIZES[place],
        alt: '',
        colour: cookbook.CoverColour ?? undefined,
      }}
      author={{ href: `/authors/${Author.Id}`, name: Author.Name }}
      description={
        Description === null ? undefined : truncate(Description, TEXT_LIMITS.cookbookDescription)
      }
      rating={{ average: Rating.GlobalRating, count: Rating.TotalRatings }}
      favourite={
        <Favourite kind="cookbook" id={Id} name={Name} isFavourite={cookbook.IsFavorized} />
      }
    />
  )
}
