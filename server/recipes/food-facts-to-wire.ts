import type { Kysely } from 'kysely'
import type { AllergenSource } from '#content/allergens.ts'
import type { LangId } from '#contract/languages.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { Database } from '#server/db/schema.ts'
import { batches } from '#server/lib/batches.ts'
import type { FoodFacts, FoodWithId } from './foods.ts'

type Allergens = FoodFacts['allergens']

/**
 * Allergens and diets of the wire's Recipe; absent while nothing about its ingredients is known, as
 * after an upgrade.
 */
export function foodFactsToWire(
  facts: FoodFacts | undefined,
  nameOf: (id: number) => string,
): Pick<Recipe, 'Allergens' | 'Diets'> {
  if (!facts || facts.count === facts.allergens.unchecked.length) return {}
  const { allergens, diets } = facts
  const food = ({ id }: FoodWithId) => ({ Id: id, Name: nameOf(id) })
  // An own recipe that uses a food in two lines has two ids of one name.
  const namedOnce = (foods: readonly FoodWithId[]) =>
    [...new Map(foods.toReversed().map((one) => [nameOf(one.id), food(one)])).values()].toReversed()
  const parts = (sources: readonly AllergenSource<FoodWithId>[]) =>
    sources.map(({ allergen, foods }) => ({ Allergen: allergen, Foods: namedOnce(foods) }))
  return {
    Allergens: {
      Contains: parts(allergens.contains),
      MayContain: parts(allergens.mayContain),
      ...(allergens.alternatives.length > 0 && {
        Alternatives: allergens.alternatives.map((other) => ({
          ...food(other.food),
          Contains: [...other.contains],
        })),
      }),
      ...(allergens.unchecked.length > 0 && {
        Unchecked: allergens.unchecked.map(({ id }) => nameOf(id)),
      }),
    },
    ...(diets && { Diets: [...diets] }),
  }
}

/** Foods that allergens name. */
function namedFoods({ contains, mayContain, alternatives, unchecked }: Allergens): FoodWithId[] {
  return [
    ...[...contains, ...mayContain].flatMap(({ foods }) => foods),
    ...alternatives.map(({ food }) => food),
    ...unchecked,
  ]
}

/** Reads the names of the foods that allergens name. */
export async function readFoodNames(
  db: Kysely<Database>,
  facts: Iterable<FoodFacts>,
): Promise<(id: number, langId: LangId) => string> {
  const ids = new Set(
    [...facts].flatMap(({ allergens }) => namedFoods(allergens).map(({ id }) => id)),
  )
  const names = new Map<string, string>()
  for (const batch of batches([...ids])) {
    const rows = await db
      .selectFrom('ingredient_texts')
      .select(['ingredient_id', 'lang_id', 'name_other'])
      .where('ingredient_id', 'in', batch)
      .execute()
    for (const { ingredient_id, lang_id, name_other } of rows)
      names.set(`${ingredient_id}/${lang_id}`, name_other)
  }
  return (id, langId) => names.get(`${id}/${langId}`) ?? ''
}
