import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Eye, Film, Play } from '#design-system/icon/lucide.ts'
import { TextLink } from '#design-system/link/text-link.tsx'
import { StarAverage } from '#design-system/star-rating/star-average.tsx'
import { TagLink } from '#design-system/tag/tag.tsx'
import { FilmFailed } from '#app/routes/recipe/film-failed.tsx'
import { AuthorLink } from '#app/cards/author-link.tsx'
import { Favourite } from '#app/cards/favourite.tsx'
import { Subscribe } from '#app/cards/subscribe.tsx'
import { Rate } from '#app/routes/recipe/rate.tsx'
import { RecipeOffline } from '#app/routes/recipe/recipe-offline.tsx'
import { ShareButton } from '#app/share/share-button.tsx'
import { useWords } from '#app/words/words-provider.tsx'
import type { Recipe } from '#contract/recipe.ts'
import { displayedStars } from '#contract/stars.ts'

/** Props of {@link HeroWords}. */
export interface HeroWordsProps {
  recipe: Recipe
  /** Opens the film step by step. */
  onCookAlong: () => void
  /** Its code is on its way. */
  cookAlongPending: boolean
  /** Opens the film without stops. */
  onWholeFilm: () => void
  /** Its code is on its way. */
  wholeFilmPending: boolean
  /** The code of a film did not arrive. */
  hasFailed: boolean
}

/** Author, title, description, rating, views, actions and tags of a recipe (RCD-01 to RCD-09). */
export function HeroWords(props: HeroWordsProps) {
  const { recipe } = props
  const { t } = useWords()
  return (
    <div>
      <Author author={recipe.Author} />
      <h1 className="text-display hyphens-auto">{recipe.Name}</h1>
      {recipe.Description === null ? (
        <p className="mt-4 text-ink-soft">{t('empty.description')}</p>
      ) : (
        <p className="mt-4 cook">{recipe.Description}</p>
      )}
      <Reception recipe={recipe} />
      <Actions {...props} />
      {props.hasFailed && <FilmFailed />}
      {/* Its room is there before its code. */}
      <div className={recipe.Videos.Main ? 'mt-3 hidden min-h-target member:flex' : undefined}>
        <RecipeOffline recipe={recipe} />
      </div>
      {recipe.RecipeTags.length > 0 && (
        <ul className="mt-5 flex flex-wrap gap-1.5">
          {recipe.RecipeTags.map(({ Name }) => (
            <li key={Name}>
              <TagLink href={`/tags?Term=${encodeURIComponent(Name)}`}>{Name}</TagLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Author({ author }: { author: Recipe['Author'] }) {
  return (
    <div className="mb-5 flex items-center justify-between gap-3">
      <AuthorLink author={author} />
      <Subscribe authorId={author.Id} size="s" />
    </div>
  )
}

/** How others found it: stars, ratings, views (RCD-02, RCD-03). */
function Reception({ recipe }: { recipe: Recipe }) {
  const { t, formatNumber } = useWords()
  const { Rating, Views } = recipe
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-1 text-label">
      <StarAverage average={displayedStars(Rating)} className="text-[1.0625rem]" />
      <span>
        {Rating.TotalRatings > 0 && (
          <b aria-hidden="true" className="me-1.5 font-semibold">
            {formatNumber(Rating.GlobalRating, 1)}
          </b>
        )}
        <TextLink href="#comments">{t('common.ratings', { count: Rating.TotalRatings })}</TextLink>
      </span>
      <span className="inline-flex items-center gap-1 text-ink-soft">
        <Icon of={Eye} size="s" />
        {t('common.views', { count: Views })}
      </span>
    </div>
  )
}

function Actions(props: HeroWordsProps) {
  const { recipe, onCookAlong, cookAlongPending, onWholeFilm, wholeFilmPending } = props
  const { t } = useWords()
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      {recipe.Videos.Main && (
        <Button
          variant="flame"
          size="l"
          icon={Play}
          iconFill
          pending={cookAlongPending}
          onClick={onCookAlong}
          className="max-tablet:w-full"
        >
          {t('recipe.cookAlong')}
        </Button>
      )}
      <Favourite
        kind="recipe"
        id={recipe.Id}
        name={recipe.Name}
        isFavourite={recipe.IsFavorized}
        variant="boxed"
        size="l"
      />
      <ShareButton path={`/recipes/${recipe.Id}`} title={recipe.Name} variant="boxed" size="l" />
      <Rate recipe={recipe} />
      {recipe.Videos.Main && (
        <Button
          size="l"
          icon={Film}
          pending={wholeFilmPending}
          onClick={onWholeFilm}
          className="max-tablet:grow"
        >
          {t('recipe.wholeFilm')}
        </Button>
      )}
    </div>
  )
}
