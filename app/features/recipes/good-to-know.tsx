import type { ReactNode } from 'react'
import { camelCase } from '#app/lib/words/camel-case.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { RecipeIngredient } from '#contract/ingredient.ts'
import type { AllergenPart } from '#contract/recipe-facts.ts'
import type { Allergen } from '#contract/recipe-words.ts'
import type { Recipe } from '#contract/recipe.ts'

/** Props of {@link GoodToKnow}. */
export interface GoodToKnowProps {
  recipe: Recipe
  ingredients: readonly RecipeIngredient[]
}

/** Allergens, diets and raw food of a recipe. Nothing where its ingredients were never checked. */
export function GoodToKnow({ recipe, ingredients }: GoodToKnowProps) {
  const { t, language } = useWords()
  const { Allergens, Diets = [], Warnings = [] } = recipe
  if (!Allergens) return null
  const { Contains, MayContain, Alternatives = [], Unchecked = [] } = Allergens
  const list = new Intl.ListFormat(language, { type: 'unit', style: 'short' })
  const nameOf = (allergen: Allergen) => t(`recipeFacts.allergens.${allergen}`)
  const foodsOf = ({ Foods }: AllergenPart) =>
    onlyGroupOf(Foods, ingredients, (group) => t('recipeFacts.onlyIn', { group })) ??
    list.format(Foods.map(({ Name }) => Name))
  return (
    <section aria-labelledby="good-to-know">
      <h3 id="good-to-know" className="pb-1.5 text-subheading font-semibold">
        {t('recipeFacts.know')}
      </h3>
      <dl className="border-b border-line">
        <Row name={t('recipeFacts.contains')}>
          {Contains.length === 0 && Unchecked.length === 0 && t('recipeFacts.noAllergens')}
          {Contains.map((part) => (
            <Entry key={part.Allergen} name={nameOf(part.Allergen)} note={foodsOf(part)} />
          ))}
        </Row>
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
        {Diets.length > 0 && (
          <Row name={t('recipeFacts.diet')}>
            {capitalised(
              list.format(Diets.map((diet) => t(`recipeFacts.diets.${camelCase(diet)}`))),
            )}
          </Row>
        )}
        {Warnings.map(({ Kind, Text }) => (
          <Row key={Kind} name={t(`recipeFacts.warnings.${camelCase(Kind)}`).replace(/\.$/, '')}>
            {Text ?? t(`recipeFacts.advice.${camelCase(Kind)}`)}
          </Row>
        ))}
      </dl>
      <p className="mt-2 text-caption text-ink-soft">{t('recipeFacts.workedOut')}</p>
    </section>
  )
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

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
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
    <div className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-4 border-t border-line py-2.5 text-label">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
