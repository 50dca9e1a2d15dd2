import { ReportEntry } from '#app/features/reports/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Recipe } from '#contract/recipes/recipe.ts'

/** Reports a recipe, below its steps. */
export function ReportRecipe({ recipe: { Id, Name, Author } }: { recipe: Recipe }) {
  const { t } = useWords()
  return (
    <ReportEntry
      kind="recipe"
      id={Id}
      title={Name}
      author={Author}
      label={t('filmText.report')}
      thanks={t('filmText.reported')}
    />
  )
}
