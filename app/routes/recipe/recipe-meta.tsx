import { useHowTo, useRecipeIngredients, useVideoActions } from '#app/data/recipe.ts'
import { recipeStructuredData } from '#app/routes/recipe/structured-data.ts'
import { PageMeta } from '#app/shell/page-meta.tsx'
import { useSite } from '#app/shell/site.ts'
import { useWords } from '#app/words/words-provider.tsx'
import type { Recipe } from '#contract/recipe.ts'

/** Head of a recipe's page: title, picture and what search engines want to know. */
export function RecipeMeta({ recipe }: { recipe: Recipe }) {
  const { t, language } = useWords()
  const { origin } = useSite()
  const id = String(recipe.Id)
  const { ingredients } = useRecipeIngredients(id)
  const { steps } = useHowTo(id)
  const { actions } = useVideoActions(recipe)
  return (
    <PageMeta
      title={recipe.Name}
      description={recipe.Description ?? t('recipe.by', { author: recipe.Author.Name })}
      image={recipe.CoverPath}
      type="article"
      structured={[
        recipeStructuredData({ recipe, ingredients, steps, actions, origin, language, t }),
      ]}
    />
  )
}
