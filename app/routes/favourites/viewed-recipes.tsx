import { CardGrid, Card, CardMeta, CardPicture, CardTitle } from '#design-system/card/card.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Download } from '#design-system/icon/lucide.ts'
import { Image } from '#design-system/image/image.tsx'
import { SectionHead } from '#design-system/section-head/section-head.tsx'
import { useFilmsThere, useSavedRecipes, useViewed } from '#app/features/offline/index.ts'
import { pictureSources } from '#app/lib/media/picture.ts'
import { CARD_SIZES, COVER } from '#app/lib/media/sizes.ts'
import { cut } from '#app/lib/ui/cut.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { pathOf } from '#contract/addresses/addresses.ts'
import { TEXT_LIMITS } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'

const HEADING = 'viewed-title'

/**
 * The recently viewed recipes that are cached on this device, which also open without a connection.
 * Nothing before the first one.
 */
export function ViewedRecipes() {
  const { t } = useWords()
  const recipes = useSavedRecipes(useViewed())
  const withFilm = new Set(useFilmsThere()?.map(({ recipeId }) => recipeId))
  if (!recipes || recipes.length === 0) return null
  return (
    <section aria-labelledby={HEADING} className="page-part">
      <SectionHead
        headingId={HEADING}
        title={t('offline.viewed')}
        trailing={<p className="text-label text-ink-soft">{t('offline.viewedText')}</p>}
      />
      <CardGrid>
        {recipes.map((recipe) => (
          <li key={recipe.Id}>
            <ViewedCard recipe={recipe} hasFilm={withFilm.has(recipe.Id)} />
          </li>
        ))}
      </CardGrid>
    </section>
  )
}

function ViewedCard({ recipe, hasFilm }: { recipe: Recipe; hasFilm: boolean }) {
  const { t } = useWords()
  const title = cut(recipe.Name, TEXT_LIMITS.recipeTitle, recipe.HyphenatedName)
  return (
    <Card>
      <CardPicture className="aspect-picture">
        <Image
          {...pictureSources(recipe.CoverPath, COVER.width)}
          {...COVER}
          sizes={CARD_SIZES.grid}
          alt=""
          colour={recipe.CoverColour ?? undefined}
        />
      </CardPicture>
      <CardTitle href={pathOf('recipe', recipe.Id)} title={title.shown} fullTitle={title.full} />
      {hasFilm && (
        <CardMeta>
          <span className="inline-flex items-center gap-1.5 text-ink-soft">
            <Icon of={Download} size="s" />
            {t('offline.filmHere')}
          </span>
        </CardMeta>
      )}
    </Card>
  )
}
