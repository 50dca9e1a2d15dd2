import { type RecipeFilter, useLoosened } from '#app/features/recipes/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { Loosenings } from './loosenings.tsx'

/** Beside the only recipe that matches: what to lift to see more. */
export function OnlyMatch({ filter }: { filter: RecipeFilter }) {
  const { t } = useWords()
  const { loosenings = [] } = useLoosened(filter)
  return (
    <li className="col-span-2 empty:hidden max-slides-4:col-span-full">
      <Loosenings
        title={t('recipes.filter.moreWithout')}
        filter={filter}
        loosenings={loosenings}
        shown={1}
      />
    </li>
  )
}
