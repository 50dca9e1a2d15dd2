import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import { UnitsButton } from '#app/features/account/index.ts'
import {
  GoodToKnow,
  RecipeServings,
  useRecipeIngredients,
  useScale,
  useServings,
} from '#app/features/recipes/index.ts'
import { ScaleButton, ScaledNote } from '#app/features/scaling/index.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { Section } from '#app/lib/ui/section.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Recipe } from '#contract/recipe.ts'
import { IngredientRows } from '../ingredient-rows.tsx'

/** The ingredients of an own recipe: without the picture of all of them, in two columns where there are groups. */
export function OwnIngredients({ recipe }: { recipe: Recipe }) {
  const { t } = useWords()
  const { ingredients, error, isPending, retry } = useRecipeIngredients(recipe.Id)
  const [persons] = useServings(recipe)
  const { scaled } = useScale(recipe)
  const basisId = scaled && 'ingredientId' in scaled.basis ? scaled.basis.ingredientId : undefined
  return (
    <Section
      id="ingredients"
      title={t('recipe.ingredients')}
      trailing={
        <div className="flex items-center gap-2 max-tablet:w-full max-tablet:flex-col-reverse max-tablet:items-start">
          {ingredients && <ScaleButton recipe={recipe} ingredients={ingredients} />}
          <RecipeServings recipe={recipe} />
        </div>
      }
    >
      {ingredients && scaled && <ScaledNote recipe={recipe} ingredients={ingredients} />}
      {ingredients && (
        <>
          <div className="own-ingredients">
            <IngredientRows ingredients={ingredients} persons={persons} basisId={basisId} />
          </div>
          <div className="own-know">
            <GoodToKnow recipe={recipe} ingredients={ingredients} />
            {ingredients.length > 0 && <UnitsButton />}
          </div>
        </>
      )}
      {error !== undefined && (
        <LoadFailed
          title={t('recipe.failed.ingredients')}
          text={t('recipe.failed.text')}
          onRetry={retry}
        />
      )}
      {isPending && (
        <SkeletonRegion className="grid gap-4">
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <Skeleton key={row} className="h-12" />
          ))}
        </SkeletonRegion>
      )}
    </Section>
  )
}
