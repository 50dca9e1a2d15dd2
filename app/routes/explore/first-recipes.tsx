import { CardGrid } from '#design-system/card/card.tsx'
import { ArrowLink } from '#design-system/link/arrow-link.tsx'
import { SectionHead } from '#design-system/section-head/section-head.tsx'
import { RecipeCard } from '#app/features/recipe-cards/index.ts'
import { useFirstRecipes } from '#app/features/recipes/index.ts'
import { skeletonIndexes, CardSkeleton } from '#app/lib/ui/card-skeleton.tsx'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { EXPLORE_RECIPES } from '#contract/limits.ts'

const TITLE_ID = 'first-recipes'

/** The first nine recipes: one large card and eight around it (EXP-06, EXP-07). */
export function FirstRecipes() {
  const { t } = useWords()
  const { recipes, error, retry } = useFirstRecipes()
  if (recipes?.length === 0) return null
  return (
    <section
      aria-labelledby={TITLE_ID}
      tabIndex={-1}
      className="page-column page-part outline-none"
    >
      <SectionHead
        headingId={TITLE_ID}
        title={t('explore.recipes.title')}
        trailing={<ArrowLink href="/recipes">{t('explore.recipes.all')}</ArrowLink>}
      />
      {error ? (
        <LoadFailed
          title={t('explore.failed.recipes')}
          text={t('explore.failed.text')}
          onRetry={retry}
        />
      ) : (
        <CardGrid>
          {recipes?.map((recipe, index) => (
            <li key={recipe.Id}>
              <RecipeCard recipe={recipe} place={index === 0 ? 'lead' : 'grid'} />
            </li>
          )) ??
            skeletonIndexes(EXPLORE_RECIPES).map((index) => (
              <li key={index}>
                <div data-lead={index === 0 || undefined}>
                  <CardSkeleton index={index} />
                </div>
              </li>
            ))}
        </CardGrid>
      )}
    </section>
  )
}
