import { useSearchParams } from 'react-router-dom'
import { Button } from '#design-system/button/button.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { AskedLanguage } from '#app/lib/ui/asked-language.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { capitalised } from '#cooking/capitalised.ts'
import type { Ingredient } from '#contract/recipes/ingredient.ts'
import { FILTER_VALUES_MAX, SEARCH_TEXT_MAX } from '#contract/limits.ts'
import { HAVE, TYPED, unknownOf } from './have-address.ts'

/** Names what is there without scripts: a form that the loader of the page reads. */
export function HaveForm({ foods }: { foods: readonly Ingredient[] }) {
  const { t } = useWords()
  const [search] = useSearchParams()
  const unknown = unknownOf(search)
  return (
    <form method="get" action="/recipes" className="my-5">
      <AskedLanguage />
      <input type="hidden" name={HAVE} value="" />
      {foods.length > 0 && (
        <fieldset className="mb-4">
          <legend className="mb-2 text-label font-semibold">{t('recipes.have.chosen')}</legend>
          {foods.map((food) => (
            <Checkbox
              key={food.Id}
              label={capitalised(food.Name)}
              name={HAVE}
              value={food.Id}
              defaultChecked
            />
          ))}
        </fieldset>
      )}
      {foods.length < FILTER_VALUES_MAX && (
        <TextField
          label={t('recipes.have.add')}
          name={TYPED}
          maxLength={SEARCH_TEXT_MAX}
          autoComplete="off"
          error={unknown && t('recipes.have.unknown', { name: unknown })}
        />
      )}
      <Button type="submit" variant="primary" className="mt-4">
        {t('recipes.have.show')}
      </Button>
    </form>
  )
}
