import { keys } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { dishTypeCode } from '#contract/recipes/dish-types.ts'
import { CandidateRow } from './candidate-row.tsx'

/** Dishes that go with another one. */
const BESIDE = [dishTypeCode('Salad'), dishTypeCode('Appetizer')]
const SHOWN = 3

/** What goes with a dish alone: salads and sides. Nothing until they are known. */
export function GoesWith({ taken, onTake }: { taken: readonly Id[]; onTake: (id: Id) => void }) {
  const { t, langId } = useWords()
  const { data: recipes } = useKey(keys.recipePage(langId, 1, { DishTypes: BESIDE }))
  const found = recipes?.filter(({ Id }) => !taken.includes(Id)).slice(0, SHOWN) ?? []
  if (found.length === 0) return null
  return (
    <section className="dinner-goes-with">
      <h3>{t('dinner.choose.goesWith')}</h3>
      <p>{t('dinner.choose.goesWithText')}</p>
      <ul>
        {found.map((recipe) => (
          <CandidateRow key={recipe.Id} recipe={recipe} onTake={() => onTake(recipe.Id)} />
        ))}
      </ul>
    </section>
  )
}
