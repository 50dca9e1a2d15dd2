import { startOf, yieldText } from '#app/features/recipes/index.ts'
import { ingredientLine } from '#app/lib/words/ingredient-line.ts'
import { dishTypeName } from '#contract/recipes/dish-types.ts'
import { RATING_STARS } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { Allergen, Diet } from '#contract/recipes/words.ts'
import { secondsToTime, timeToSeconds } from '#contract/text/time.ts'
import { pageAddress } from './address.ts'
import { isoDuration } from './iso-duration.ts'
import type { RecipeFacts } from './recipe-facts.ts'
import { film, instructions, pageUrl, picture } from './recipe-steps.ts'

/**
 * A recipe for search engines: schema.org's Recipe with its film, one clip per step, by Google's
 * rules for recipe and video results. Amounts are for the number that counters start at.
 */
export function recipeStructuredData(facts: RecipeFacts): object {
  const { recipe, ingredients, language, t } = facts
  const { Rating } = recipe
  const categories = recipe.DishTypes.flatMap((code) => {
    const name = dishTypeName(code)
    return name === undefined ? [] : [t(`app.categories.${name}`)]
  })
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.Name,
    url: pageUrl(facts),
    inLanguage: recipe.OnlyLanguage ?? language,
    image: picture(facts, recipe.CoverPath),
    author: person(facts),
    datePublished: recipe.PublishedAt,
    description: recipe.Description ?? undefined,
    keywords: namesOf(recipe.RecipeTags),
    recipeCategory: categories.join(', ') || undefined,
    recipeCuisine: namesOf(recipe.RecipeTags.filter(({ Kind }) => Kind === 'cuisine')),
    recipeYield: yieldText(recipe.Yield, startOf(recipe), facts).text,
    ...times(recipe),
    suitableForDiet: diets(recipe),
    nutrition: nutrition(recipe.Nutrition),
    // Without a vote there is no rating to state.
    aggregateRating:
      Rating.TotalRatings > 0
        ? {
            '@type': 'AggregateRating',
            ratingValue: Rating.GlobalRating,
            ratingCount: Rating.TotalRatings,
            bestRating: RATING_STARS,
            worstRating: 1,
          }
        : undefined,
    recipeIngredient: ingredients?.map((row) => {
      const servings = recipe.Yield?.Servings
      const { text } = ingredientLine(row, { persons: startOf(recipe), servings, language })
      return row.Note === undefined ? text : `${text} (${row.Note})`
    }),
    supply: ingredients?.map(({ Ingredient }) => ({
      '@type': 'HowToSupply',
      name: Ingredient.PluralName,
    })),
    tool: facts.tools
      ?.filter(({ Id }) => recipe.ToolIds.includes(Id))
      .map(({ Name }) => ({ '@type': 'HowToTool', name: Name })),
    recipeInstructions: facts.steps && instructions(facts, facts.steps),
    video: film(facts),
  }
}

/** The author; a former member has no page, and no name to state. */
function person({ recipe: { Author }, ...site }: RecipeFacts): object | undefined {
  if (Author.IsFormer) return undefined
  return {
    '@type': 'Person',
    name: Author.Name,
    url: pageAddress(site, `/authors/${Author.Id}`),
    sameAs: Author.SameAs,
  }
}

/** What is not preparation counts as cooking, so that both make the total. */
function times({ PrepTime, TotalTime }: Recipe) {
  const [prep, total] = [PrepTime, TotalTime].map((time) => timeToSeconds(time ?? ''))
  const totalTime = isoDuration(TotalTime)
  if (prep === undefined || total === undefined || prep >= total) return { totalTime }
  const cookTime = isoDuration(secondsToTime(total - prep))
  return { prepTime: isoDuration(PrepTime), cookTime, totalTime }
}

/** Diets that schema.org knows, and what must not even perhaps be in them. */
const SCHEMA_DIETS: Partial<Record<Diet, { name: string; not?: Allergen }>> = {
  vegetarian: { name: 'VegetarianDiet' },
  vegan: { name: 'VeganDiet' },
  'gluten-free': { name: 'GlutenFreeDiet', not: 'gluten' },
  'lactose-free': { name: 'LowLactoseDiet', not: 'milk' },
}

function diets({ Diets = [], Allergens }: Recipe): string[] | undefined {
  const perhaps = new Set(Allergens?.MayContain.map(({ Allergen }) => Allergen))
  const kept = Diets.flatMap((diet) => {
    const known = SCHEMA_DIETS[diet]
    if (!known || (known.not && perhaps.has(known.not))) return []
    return [`https://schema.org/${known.name}`]
  })
  return kept.length > 0 ? kept : undefined
}

function namesOf(tags: readonly { Name: string }[]): string | undefined {
  return tags.map(({ Name }) => Name).join(', ') || undefined
}

function nutrition({ Calorie, Protein, Fat, Carbohydrate }: Recipe['Nutrition']) {
  if ([Calorie, Protein, Fat, Carbohydrate].every((value) => value === null)) return undefined
  return {
    '@type': 'NutritionInformation',
    calories: measured(Calorie, 'calories'),
    proteinContent: measured(Protein, 'g'),
    fatContent: measured(Fat, 'g'),
    carbohydrateContent: measured(Carbohydrate, 'g'),
  }
}

function measured(value: number | null, unit: string): string | undefined {
  return value === null ? undefined : `${value} ${unit}`
}
