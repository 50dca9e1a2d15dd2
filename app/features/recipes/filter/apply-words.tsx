import { useWords } from '#app/lib/words/words-provider.tsx'
import type { RecipeFacets } from '#contract/recipes/recipe.ts'

/** Words of the button that applies the filter, with what that shows once it is counted. */
export function ApplyWords({ result }: { result: RecipeFacets | undefined }) {
  const { t } = useWords()
  return (
    <span className="leading-tight">
      {t('common.apply')}
      {result && (
        <span className="block text-caption font-normal">
          {' '}
          {t(result.IsPartial ? 'recipes.filter.foundAtLeast' : 'recipes.filter.found', {
            count: result.Total,
          })}
        </span>
      )}
    </span>
  )
}
