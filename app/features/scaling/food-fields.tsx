import { useId } from 'react'
import { Select } from '#design-system/select/select.tsx'
import { useImperial } from '#app/features/account/index.ts'
import { Plate, startOf, yieldText } from '#app/features/recipes/index.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { THUMBNAIL_WIDTH } from '#app/lib/media/sizes.ts'
import { ingredientLine } from '#app/lib/words/ingredient-line.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { capitalised } from '#cooking/capitalised.ts'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { UNIT_WORDS } from '#cooking/amounts/unit-words.ts'
import type { UnitKey } from '#contract/units.ts'
import { AmountField } from './amount-field.tsx'
import { neededFor, pressSize, stockLine, unitsOf } from './stock.ts'
import type { ScaleDraft } from './use-scale-draft.ts'

/** Props of {@link FoodFields}. */
export interface FoodFieldsProps {
  recipe: Recipe
  /** The ingredients to choose from. */
  rows: readonly RecipeIngredient[]
  draft: ScaleDraft
  change: (parts: Partial<ScaleDraft>) => void
  chooseRow: (row: RecipeIngredient) => void
  chooseUnit: (unit: UnitKey) => void
}

/** Asks for an ingredient and how much there is of it. */
export function FoodFields({ rows, draft, chooseRow, chooseUnit, ...props }: FoodFieldsProps) {
  const { t, language } = useWords()
  const units = unitsOf(draft.row)
  const { Id, ImagePath } = draft.row.Ingredient
  return (
    <>
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-end gap-3">
        <Plate src={ImagePath && pictureUrl(ImagePath, THUMBNAIL_WIDTH)} size="s" />
        <Select
          label={t('scaling.food')}
          value={String(Id)}
          onValueChange={(id) => {
            const row = rows.find(({ Ingredient }) => String(Ingredient.Id) === id)
            if (row) chooseRow(row)
          }}
          options={rows.map(({ Ingredient }) => ({
            value: String(Ingredient.Id),
            label: capitalised(Ingredient.PluralName),
          }))}
        />
        {units.length > 1 && (
          <Select
            label={t('scaling.unit')}
            value={draft.unit}
            onValueChange={chooseUnit}
            options={units.map((unit) => ({
              value: unit,
              label: UNIT_WORDS[language][unit].other,
            }))}
          />
        )}
      </div>
      <Amount {...props} draft={draft} />
    </>
  )
}

type AmountProps = Pick<FoodFieldsProps, 'recipe' | 'draft' | 'change'>

function Amount({ recipe, draft, change }: AmountProps) {
  const { t, language } = useWords()
  const imperial = useImperial()
  const id = useId()
  const { row, unit, amount } = draft
  const start = startOf(recipe)
  const press = pressSize(neededFor(row, start, unit))
  const { amount: taken } = ingredientLine(row, { persons: start, language, imperial })
  return (
    <div className="grid gap-3">
      <AmountField
        label={t('scaling.amountOf', { unit: UNIT_WORDS[language][unit].label })}
        text={amount}
        onTextChange={(next) => change({ amount: next })}
        unit={unit === 'piece' ? '' : UNIT_WORDS[language][unit].other}
        press={press}
        write={(size) => stockLine(row, { amount: size, unit }, { language }).amount ?? ''}
        describedBy={id}
      />
      <p id={id} className="text-center text-caption text-ink-soft">
        {t('scaling.takes', {
          amount: taken ?? '',
          what: yieldText(recipe.Yield, start, { t, language }).text,
        })}
      </p>
    </div>
  )
}
