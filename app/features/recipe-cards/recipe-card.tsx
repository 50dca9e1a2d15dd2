import { useEffect, useState } from 'react'
import { RecipeCard as Card } from '#design-system/card/recipe-card.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { CircleAlert } from '#design-system/icon/lucide.ts'
import { announce } from '#design-system/lib/announce.ts'
import { optional } from '#design-system/lib/optional.tsx'
import { Favourite } from '#app/features/favourites/index.ts'
import { loadWayToKitchen } from '#app/features/film/index.ts'
import { useOnDemand } from '#app/lib/lazy/use-on-demand.ts'
import { mediaUrl, pictureUrl } from '#app/lib/media/media.ts'
import { pictureSources } from '#app/lib/media/picture.ts'
import { CARD_SIZES, COVER, PORTRAIT_WIDTH, type CardPlace } from '#app/lib/media/sizes.ts'
import { cut } from '#app/lib/ui/cut.ts'
import { formatDuration } from '#app/lib/words/duration.ts'
import { longTime } from '#app/lib/words/long-time.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { CARD_TAGS, TEXT_LIMITS } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'

const IngredientsPane = optional(
  async () => (await import('./ingredients-pane.tsx')).IngredientsPane,
)
const ToolsPane = optional(async () => (await import('./tools-pane.tsx')).ToolsPane)

/** Props of {@link RecipeCard}. */
export interface RecipeCardProps {
  recipe: Recipe
  /** Where the card is shown, for the width of its picture. */
  place: CardPlace
  /** Loads the picture at once and with high priority: for the first card of a list. @default false */
  eager?: boolean
  /** Level of its heading. @default 'h3' */
  level?: 'h2' | 'h3'
}

/**
 * A recipe in a list, the same on every screen. The code of its panes and of
 * cooking along is fetched on demand.
 */
export function RecipeCard({ recipe, place, eager = false, level = 'h3' }: RecipeCardProps) {
  const { t } = useWords()
  const cookAlong = useOnDemand(loadWayToKitchen)
  const [isCooking, setCooking] = useState(false)
  const { Id, Name, HyphenatedName, Author, Rating, Videos, StepCount: steps, Language } = recipe
  const title = cut(Name, TEXT_LIMITS.recipeTitle, HyphenatedName)
  const total = longTime(recipe)
  const author = cut(Author.Name, TEXT_LIMITS.recipeAuthor)
  const onCookAlong = () => {
    cookAlong.ask()
    setCooking(true)
  }
  return (
    <>
      <Card
        lead={place === 'lead'}
        href={`/recipes/${Id}`}
        title={title.shown}
        fullTitle={title.full}
        level={level}
        picture={{
          ...pictureSources(recipe.CoverPath, COVER.width),
          ...COVER,
          sizes: CARD_SIZES[place],
          alt: '',
          colour: recipe.CoverColour ?? undefined,
          eager,
          // A larger picture is above it, and most cards of a carousel are out of view.
          fetchPriority: place === 'carousel' ? 'low' : undefined,
        }}
        author={{
          href: `/authors/${Author.Id}`,
          name: author.shown,
          fullName: author.full,
          picture: Author.ImagePath && pictureUrl(Author.ImagePath, PORTRAIT_WIDTH),
        }}
        description={recipe.Description ?? undefined}
        preparation={formatDuration(recipe.PrepTime)}
        // A recipe in the other language alone says so in the words of the switch.
        total={
          Language ? t(`shell.language.${Language}`) : total && t('cards.inAll', { time: total })
        }
        rating={{ average: Rating.GlobalRating, count: Rating.TotalRatings }}
        tags={recipe.RecipeTags.slice(0, CARD_TAGS).map((tag) => ({
          name: tag.Name,
          href: `/tags?Term=${encodeURIComponent(tag.Name)}`,
        }))}
        favourite={<Favourite kind="recipe" id={Id} name={Name} isFavourite={recipe.IsFavorized} />}
        preview={mediaUrl((Videos.Preview ?? Videos.Short)?.Mp4FilePath) ?? undefined}
        cookAlong={
          steps > 0 ? { steps, hasFilm: Videos.Main !== null, onClick: onCookAlong } : undefined
        }
        ingredientsPane={recipe.IngredientImagePath && <IngredientsPane recipe={recipe} />}
        toolsPane={recipe.ToolImagePath && <ToolsPane recipe={recipe} />}
      />
      {cookAlong.hasFailed && <CookFailed />}
      {cookAlong.code && (
        <cookAlong.code.WayToKitchen recipe={recipe} open={isCooking} onOpenChange={setCooking} />
      )}
    </>
  )
}

/** Shown below a card whose way into the kitchen could not be loaded; Cook along retries. */
function CookFailed() {
  const { t } = useWords()
  const text = t('cards.cookFailed')
  useEffect(() => announce(text, 'assertive'), [text])
  return (
    <p className="mt-2 flex gap-1.5 text-caption text-danger">
      <Icon of={CircleAlert} />
      {text}
    </p>
  )
}
