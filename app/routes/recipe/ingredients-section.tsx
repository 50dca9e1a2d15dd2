import type { ReactNode } from 'react'
import {
  RecipeServings,
  useRecipeIngredients,
  useScale,
  useServings,
} from '#app/features/recipes/index.ts'
import { ScaleButton, ScaledNote } from '#app/features/scaling/index.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { Section } from '#app/lib/ui/section.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { IngredientRows } from './ingredient-rows.tsx'

/** What a page arranges in its section of ingredients. */
export interface IngredientsParts {
  /** Undefined before they are there. */
  ingredients: readonly RecipeIngredient[] | undefined
  /** The page's number of people. */
  persons: number
  /** The ingredients with their amounts; undefined before they are there. */
  rows: ReactNode
  /** The failure, or the skeleton while they load. */
  state: ReactNode
}

/** Props of {@link IngredientsSection}. */
export interface IngredientsSectionProps {
  recipe: Recipe
  skeleton: ReactNode
  children: (parts: IngredientsParts) => ReactNode
}

/** The ingredients of a recipe for the page's number of people. */
export function IngredientsSection({ recipe, skeleton, children }: IngredientsSectionProps) {
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
      {children({
        ingredients,
        persons,
        rows: ingredients && (
          <IngredientRows
            ingredients={ingredients}
            persons={persons}
            servings={recipe.Yield?.Servings}
            basisId={basisId}
          />
        ),
        state: (
          <>
            {error !== undefined && (
              <LoadFailed
                title={t('recipe.failed.ingredients')}
                text={t('recipe.failed.text')}
                onRetry={retry}
              />
            )}
            {isPending && skeleton}
          </>
        ),
      })}
    </Section>
  )
}
