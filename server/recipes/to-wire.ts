import type { Recipe } from '#contract/recipes/recipe.ts'
import type { FoundBy } from '#contract/search.ts'
import { globalRating } from '#server/ratings/global-rating.ts'
import type { RecipeRow } from './pages.ts'

/** What a recipe has in answers to some questions only. */
export interface AnswerParts {
  Foods?: Recipe['Foods'] | undefined
  FoundBy?: readonly FoundBy[] | undefined
}

/**
 * The API's Recipe as JSON text: the imported document followed by the current counters. Text,
 * because serialising 20 recipes costs more than reading them.
 */
export function recipeToWire(document: string, row: RecipeRow, also: AnswerParts = {}): string {
  const changing = {
    Views: row.views,
    TimesCooked: row.cooked_count,
    IsFavorized: row.favorized,
    Rating: {
      GlobalRating: globalRating(row),
      TotalRatings: row.rating_count,
      UserRating: row.vote,
    },
    ...also,
  }
  return `${document.slice(0, -1)},${JSON.stringify(changing).slice(1)}`
}

/** Joins JSON texts to a JSON array. */
export function listToWire(items: readonly string[]): string {
  return `[${items.join(',')}]`
}

/** Whether a serialised list has no items. */
export function isEmptyList(list: string | Buffer): boolean {
  return list.length === listToWire([]).length
}
