import { globalRating } from '#server/ratings/global-rating.ts'
import type { RecipeRow } from './pages.ts'

/**
 * The wire's Recipe as JSON text: the document that an import wrote, and after it what has changed
 * since. Text, because writing 20 recipes out of objects costs more than reading them.
 */
export function recipeToWire(document: string, row: RecipeRow): string {
  const changing = {
    Views: row.views,
    IsFavorized: row.favorized,
    Rating: {
      GlobalRating: globalRating(row),
      TotalRatings: row.rating_count,
      UserRating: row.vote,
    },
  }
  return `${document.slice(0, -1)},${JSON.stringify(changing).slice(1)}`
}

/** A list of JSON texts as one. */
export function listToWire(items: readonly string[]): string {
  return `[${items.join(',')}]`
}
