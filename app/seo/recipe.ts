import { ingredientLine } from '#app/lib/words/ingredient-line.ts'
import type { Translate } from '#app/lib/words/translate.ts'
import { ACTION_STEP, ACTION_SUBTITLE } from '#contract/action-types.ts'
import { dishTypeName } from '#contract/dish-types.ts'
import type { HowToStep } from '#contract/how-to.ts'
import type { RecipeIngredient } from '#contract/ingredient.ts'
import { RATING_STARS, SERVINGS_DEFAULT } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipe.ts'
import { stripTags } from '#contract/step-text.ts'
import { timeToSeconds } from '#contract/time.ts'
import type { VideoAction } from '#contract/video.ts'
import { absoluteMedia, pageAddress, type Site } from './address.ts'

/** Input of a recipe's structured data. Parts that could not be read are absent. */
export interface RecipeFacts extends Site {
  recipe: Recipe
  ingredients: readonly RecipeIngredient[] | undefined
  steps: readonly HowToStep[] | undefined
  actions: readonly VideoAction[] | undefined
  t: Translate
}

/**
 * A recipe for search engines: schema.org's Recipe with its film, one clip per step, by Google's
 * rules for recipe and video results. Amounts are for the default number of people.
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
    inLanguage: language,
    image: picture(facts, recipe.CoverPath),
    author: {
      '@type': 'Person',
      name: recipe.Author.Name,
      url: pageAddress(facts, `/authors/${recipe.Author.Id}`),
    },
    datePublished: recipe.PublishedAt,
    description: recipe.Description ?? undefined,
    keywords: recipe.RecipeTags.map(({ Name }) => Name).join(', ') || undefined,
    recipeCategory: categories.join(', ') || undefined,
    recipeYield: t('common.servings', { count: SERVINGS_DEFAULT }),
    totalTime: isoDuration(recipe.TotalTime),
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
      return ingredientLine(row, { persons: SERVINGS_DEFAULT, language }).text
    }),
    recipeInstructions: facts.steps?.map((step) => ({
      '@type': 'HowToStep',
      name: titleOf(facts, step.StepNumber),
      text: step.Text,
      url: `${pageUrl(facts)}#step-${step.StepNumber}`,
      image: absoluteMedia(facts, step.ImagePath),
    })),
    video: film(facts),
  }
}

function film(facts: RecipeFacts): object | undefined {
  const { recipe, actions = [] } = facts
  const steps = actions.filter(({ Type }) => Type === ACTION_STEP)
  const stopsAt = steps.at(-1)?.StopsAt
  if (!recipe.Videos.Main || stopsAt === undefined) return undefined
  return {
    '@type': 'VideoObject',
    name: recipe.Name,
    description: recipe.Description ?? recipe.Name,
    thumbnailUrl: picture(facts, recipe.CoverPath ?? steps[0]?.ThumbPath ?? null),
    contentUrl: absoluteMedia(facts, recipe.Videos.Main.Mp4FilePath),
    uploadDate: recipe.PublishedAt,
    duration: isoDuration(stopsAt),
    hasPart: steps.map((step) => {
      const startOffset = timeToSeconds(step.StartsAt) ?? 0
      return {
        '@type': 'Clip',
        name: titleOf(facts, step.StepNumber) ?? stripTags(step.Text ?? recipe.Name),
        startOffset,
        endOffset: timeToSeconds(step.StopsAt),
        url: `${pageUrl(facts)}&t=${startOffset}`,
      }
    }),
  }
}

/** A short title of a step: the first subtitle of its film. */
function titleOf({ actions = [] }: RecipeFacts, step: number): string | undefined {
  const line = actions.find(
    ({ Type, StepNumber }) => Type === ACTION_SUBTITLE && StepNumber === step,
  )
  return line?.Text ? stripTags(line.Text) : undefined
}

function pageUrl(facts: RecipeFacts): string {
  return pageAddress(facts, `/recipes/${facts.recipe.Id}`)
}

/** The absolute address of a picture, as a list, which Google asks for. */
function picture(facts: RecipeFacts, path: string | null): string[] | undefined {
  const address = absoluteMedia(facts, path)
  return address === undefined ? undefined : [address]
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

/** A time of the API as an ISO 8601 duration: "PT1H10M", "PT38S". */
export function isoDuration(time: string | null): string | undefined {
  const exact = time === null ? undefined : timeToSeconds(time)
  if (exact === undefined) return undefined
  const total = Math.round(exact)
  const parts = [
    [Math.floor(total / 3600), 'H'],
    [Math.floor(total / 60) % 60, 'M'],
    [total % 60, 'S'],
  ]
  const written = parts.map(([number, unit]) => (number === 0 ? '' : `${number}${unit}`)).join('')
  return `PT${written || '0S'}`
}
