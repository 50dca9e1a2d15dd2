import type { ServingsText } from '#design-system/servings-counter/servings-counter.tsx'
import { useImperial } from '#app/features/account/index.ts'
import { startOf } from '#app/features/recipes/index.ts'
import { ingredientLine } from '#app/lib/words/ingredient-line.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { BASIS_ROW } from './basis-row.ts'
import type { ScaleResult } from './use-scale-draft.ts'

/** Props of {@link ScaledAmounts}. */
export interface ScaledAmountsProps {
  recipe: Recipe
  /** Amounts for one serving. */
  ingredients: readonly RecipeIngredient[]
  result: ScaleResult
  /** What the result makes, or what is wrong. */
  made: ServingsText
}

/** What there is makes, and every amount beside that of the recipe. */
export function ScaledAmounts({ recipe, ingredients, result, made }: ScaledAmountsProps) {
  const { t } = useWords()
  if ('problem' in result) return <p className="text-ink-soft">{made.text}</p>
  const start = startOf(recipe)
  return (
    <div className="min-w-0 max-tablet:border-t max-tablet:border-line max-tablet:pt-4 tablet:border-s tablet:border-line tablet:ps-8">
      <p className="mb-4 text-subheading text-balance">
        {t('scaling.makes')} <b className="font-semibold">{made.text}</b>
        {made.detail !== undefined && `, ${made.detail}`}
      </p>
      <p
        aria-hidden="true"
        className="flex justify-between gap-4 border-b border-line-control pb-1 text-caption text-ink-soft"
      >
        <span>{t('scaling.forMade', { what: made.text })}</span>
        <span>{t('scaling.inRecipe')}</span>
      </p>
      <ul className="text-label">
        {ingredients
          .filter(({ ImperialAmount }) => ImperialAmount !== null && ImperialAmount > 0)
          .map((row) => (
            <Row
              key={row.Ingredient.Id}
              row={row}
              servings={result.servings}
              start={start}
              isBasis={
                'ingredientId' in result.basis && result.basis.ingredientId === row.Ingredient.Id
              }
            />
          ))}
      </ul>
      {recipe.Yield?.Form && result.servings !== start && (
        <p className="mt-4 text-label text-ink-soft">
          {t(result.servings < start ? 'scaling.bakeLess' : 'scaling.bakeMore')}
        </p>
      )}
    </div>
  )
}

interface RowProps {
  row: RecipeIngredient
  servings: number
  start: number
  isBasis: boolean
}

function Row({ row, servings, start, isBasis }: RowProps) {
  const { t, language } = useWords()
  const imperial = useImperial()
  const { amount, name } = ingredientLine(row, { persons: servings, language, imperial })
  const before = ingredientLine(row, { persons: start, language, imperial })
  return (
    <li
      data-basis={isBasis || undefined}
      className={`grid grid-cols-[minmax(4.5rem,max-content)_minmax(0,1fr)_auto] items-baseline gap-3 border-b border-line py-1.5 ${BASIS_ROW}`}
    >
      <b className="font-semibold whitespace-nowrap">{amount}</b>
      <span className="hyphens-auto">{name}</span>
      <span className="text-caption whitespace-nowrap text-ink-soft">
        {row.Pinned ? (
          t('scaling.stays')
        ) : (
          <>
            <span className="sr-only">{t('scaling.insteadOf')}</span> {before.amount}
          </>
        )}
      </span>
    </li>
  )
}
