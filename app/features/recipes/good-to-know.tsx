import type { ReactNode } from 'react'
import { camelCase } from '#contract/text/camel-case.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { capitalised } from '#cooking/capitalised.ts'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'
import type { Language } from '#contract/languages.ts'
import type { AllergenPart, Allergens } from '#contract/recipes/facts.ts'
import type { Allergen, Diet } from '#contract/recipes/words.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'

/** Props of {@link GoodToKnow}. */
export interface GoodToKnowProps {
  recipe: Recipe
  ingredients: readonly RecipeIngredient[]
}

/** Allergens, diets and raw food of a recipe. Nothing where none of them is known. */
export function GoodToKnow({ recipe, ingredients }: GoodToKnowProps) {
  const { t } = useWords()
  const { Allergens, Diets = [], Warnings = [] } = recipe
  if (!Allergens && Diets.length === 0 && Warnings.length === 0) return null
  return (
    <section aria-labelledby="good-to-know">
      <h3 id="good-to-know" className="pb-1.5 text-subheading font-semibold">
        {t('recipeFacts.know')}
      </h3>
      <dl className="border-b border-line">
        {Allergens && <AllergenRows allergens={Allergens} ingredients={ingredients} />}
        {Diets.length > 0 && <DietRow diets={Diets} />}
        {Warnings.map(({ Kind, Text }) => (
          <Row key={Kind} name={t(`recipeFacts.warnings.${camelCase(Kind)}`).replace(/\.$/, '')}>
            {Text ?? t(`recipeFacts.advice.${camelCase(Kind)}`)}
          </Row>
        ))}
      </dl>
      {Allergens && <p className="mt-2 text-caption text-ink-soft">{t('recipeFacts.workedOut')}</p>}
    </section>
  )
}

interface AllergenRowsProps {
  allergens: Allergens
  ingredients: readonly RecipeIngredient[]
}

function AllergenRows({ allergens, ingredients }: AllergenRowsProps) {
  const { t, language } = useWords()
  const { Contains, MayContain, Alternatives = [], Unchecked = [] } = allergens
  const list = listFormat(language)
  const nameOf = (allergen: Allergen) => t(`food.allergens.${allergen}`)
  const foodsOf = ({ Foods }: AllergenPart) =>
    onlyGroupOf(Foods, ingredients, (group) => t('recipeFacts.onlyIn', { group })) ??
    list.format(Foods.map(({ Name }) => Name))
  return (
    <>
      {(Contains.length > 0 || Unchecked.length === 0) && (
        <Row name={t('recipeFacts.contains')}>
          {Contains.length === 0 && t('recipeFacts.noAllergens')}
          {Contains.map((part) => (
            <Entry key={part.Allergen} name={nameOf(part.Allergen)} note={foodsOf(part)} />
          ))}
        </Row>
      )}
      {MayContain.length > 0 && (
        <Row name={t('recipeFacts.mayContain')}>
          {MayContain.map((part) => (
            <Entry
              key={part.Allergen}
              name={nameOf(part.Allergen)}
              note={
                part.Foods.length > 0 && t('recipeFacts.dependsOnBrand', { foods: foodsOf(part) })
              }
            />
          ))}
        </Row>
      )}
      {Alternatives.map(({ Id, Name, Contains: brought }) => (
        <Row key={Id} name={t('recipeFacts.withFood', { food: Name })}>
          <b className="font-semibold">{capitalised(list.format(brought.map(nameOf)))}</b>
        </Row>
      ))}
      {Unchecked.length > 0 && (
        <Row name={t('recipeFacts.unchecked')}>{list.format(Unchecked)}</Row>
      )}
    </>
  )
}

function DietRow({ diets }: { diets: readonly Diet[] }) {
  const { t, language } = useWords()
  // What is vegan need not be called vegetarian.
  const said = diets.filter((diet) => diet !== 'vegetarian' || !diets.includes('vegan'))
  const names = said.map((diet) => t(`food.diets.${camelCase(diet)}`))
  return <Row name={t('recipeFacts.diet')}>{capitalised(listFormat(language).format(names))}</Row>
}

function listFormat(language: Language): Intl.ListFormat {
  return new Intl.ListFormat(language, { type: 'unit', style: 'short' })
}

/** The group of optional ingredients that alone brings some foods, in words. */
function onlyGroupOf(
  foods: readonly { Id: number }[],
  ingredients: readonly RecipeIngredient[],
  write: (group: string) => string,
): string | undefined {
  const groups = foods.map(({ Id }) => ingredients.find((row) => row.Ingredient.Id === Id)?.Group)
  const [first] = groups
  const isOne = first?.Optional && groups.every((group) => group?.Name === first.Name)
  return isOne ? write(first.Name) : undefined
}

function Entry({ name, note }: { name: string; note: ReactNode }) {
  return (
    <p>
      <b className="me-1 font-semibold">{capitalised(name)}</b>{' '}
      <span className="text-ink-soft">{note}</span>
    </p>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 tablet:grid-cols-[8.5rem_minmax(0,1fr)] border-t border-line py-2.5 text-label">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}
