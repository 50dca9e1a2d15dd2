import { CardGrid } from '#design-system/card/card.tsx'
import { EmptyState } from '#design-system/empty-state/empty-state.tsx'
import { Tabs } from '#design-system/tabs/tabs.tsx'
import { boneNumbers, CardBones } from '#app/cards/card-bones.tsx'
import { RecipeCard } from '#app/cards/recipe-card.tsx'
import { useRecipesOfBook } from '#app/data/recipes.ts'
import { LoadFailed } from '#app/shell/load-failed.tsx'
import { useWords } from '#app/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { Cookbook } from '#contract/cookbook.ts'

/** The recipes of a cookbook, all and part by part; without any there are no tabs (CBD-11 to CBD-15). */
export function CookbookRecipes({ cookbook }: { cookbook: Cookbook }) {
  const { t } = useWords()
  const { recipes } = useRecipesOfBook(cookbook.Id)
  const all = <RecipeList bookId={cookbook.Id} expected={cookbook.RecipeCount} />
  return (
    <div className="page-column mt-12">
      {recipes === undefined || recipes.length === 0 ? (
        all
      ) : (
        <Tabs
          label={t('cookbooks.one.partitions')}
          activation="manual"
          items={[
            { value: 'all', label: t('cookbooks.one.all'), count: recipes.length, content: all },
            ...cookbook.DishPartitions.map(({ Id, Name }) => ({
              value: String(Id),
              label: Name,
              content: <RecipeList bookId={cookbook.Id} partitionId={Id} expected={2} />,
            })),
          ]}
        />
      )}
    </div>
  )
}

/** Props of {@link RecipeList}. */
interface RecipeListProps {
  bookId: Id
  /** Shows one part; all of them when absent. */
  partitionId?: Id
  /** How many recipes are likely: that many bones stand there until they come. */
  expected: number
}

function RecipeList({ bookId, partitionId, expected }: RecipeListProps) {
  const { t } = useWords()
  const { recipes, error, retry } = useRecipesOfBook(bookId, partitionId)
  if (recipes?.length === 0) return <EmptyState title={t('cookbooks.one.noRecipes')} />
  return (
    <div tabIndex={-1} className="outline-none">
      {error ? (
        <LoadFailed
          title={t('cookbooks.one.recipesFailed')}
          text={t('cookbooks.one.recipesFailedText')}
          onRetry={retry}
        />
      ) : (
        <CardGrid>
          {recipes?.map((recipe) => (
            <li key={recipe.Id}>
              <RecipeCard recipe={recipe} place="grid" level="h2" />
            </li>
          )) ??
            boneNumbers(expected).map((index) => (
              <li key={index}>
                <CardBones index={index} />
              </li>
            ))}
        </CardGrid>
      )}
    </div>
  )
}
