import { Icon } from '#design-system/icon/icon.tsx'
import { CookingPot, Eye } from '#design-system/icon/lucide.ts'
import { TextLink } from '#design-system/link/text-link.tsx'
import { StarAverage } from '#design-system/star-rating/star-average.tsx'
import { TagLink } from '#design-system/tag/tag.tsx'
import { AuthorLink } from '#app/features/authors/index.ts'
import { FilmFailed } from '#app/features/film/index.ts'
import { RecipeOffline } from '#app/features/offline/index.ts'
import { Subscribe } from '#app/features/subscriptions/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { displayedStars } from '#contract/stars.ts'
import { LateStanding, LateCookedAndPlanned } from './late.tsx'
import { HeroActions, type HeroActionsProps } from './hero-actions.tsx'

/** Props of {@link HeroWords}. */
export interface HeroWordsProps extends HeroActionsProps {
  /** Whose code could not be loaded. */
  failed: 'film' | 'kitchen' | undefined
}

/** Author, title, description, rating, views, actions and tags of a recipe. */
export function HeroWords(props: HeroWordsProps) {
  const { recipe } = props
  const { t } = useWords()
  return (
    <div className="@container">
      <Author author={recipe.Author} />
      <h1 lang={recipe.Language} className="text-display hyphens-auto wrap-anywhere">
        {recipe.HyphenatedName ?? recipe.Name}
      </h1>
      {(recipe.IsWithdrawn || recipe.Language) && <LateStanding recipe={recipe} />}
      {recipe.Description === null ? (
        <p className="mt-4 text-ink-soft">{t('empty.description')}</p>
      ) : (
        <p lang={recipe.Language} className="mt-4 cook">
          {recipe.Description}
        </p>
      )}
      <Popularity recipe={recipe} />
      <HeroActions {...props} />
      <LateCookedAndPlanned recipeId={recipe.Id} />
      {props.failed && <FilmFailed of={props.failed} />}
      {/* Reserves the space before the code has loaded. */}
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
    <div className="mb-5 flex items-center justify-between gap-3 @max-[16rem]:flex-wrap">
      <AuthorLink author={author} />
      <Subscribe authorId={author.Id} size="s" />
    </div>
  )
}

/** Stars, ratings, meals and views. */
function Popularity({ recipe }: { recipe: Recipe }) {
  const { t, formatNumber } = useWords()
  const { Rating, TimesCooked, Views } = recipe
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
      {TimesCooked > 0 && (
        <span className="inline-flex items-center gap-1">
          <Icon of={CookingPot} size="s" />
          {t('common.cooked', { count: TimesCooked })}
        </span>
      )}
      <span className="inline-flex items-center gap-1 text-ink-soft">
        <Icon of={Eye} size="s" />
        {t('common.views', { count: Views })}
      </span>
    </div>
  )
}
