import type { Cookbook } from '#contract/cookbook.ts'
import { globalRating } from '#server/ratings/global-rating.ts'
import type { CookbookParts } from './parts.ts'
import type { CookbookRow } from './queries.ts'

/** The wire's Cookbook (ENT-02 to ENT-05). */
export function cookbookToWire(parts: CookbookParts, row: CookbookRow): Cookbook {
  return {
    ...parts,
    Views: row.views,
    IsFavorized: row.favorized !== null,
    IsSubscribed: row.subscribed !== null,
    Rating: { GlobalRating: globalRating(row), TotalRatings: row.rating_count },
  }
}
