import type {
  CookingLogChange,
  CookingLogEntry,
  LoggedMeal,
} from '#contract/cooking-log/cooking-log.ts'
import type { LangId } from '#contract/languages.ts'
import { mediaPath } from '#server/media/media-path.ts'
import { readDetails, type RecipeDetails } from '#server/recipes/details.ts'
import { recipeDetailsToWire } from '#server/recipes/details-to-wire.ts'
import { photoPath } from './photo-media.ts'
import type { CookingLogRow } from './queries.ts'

const nameOf = ({ name, recipe_name }: CookingLogRow) => name ?? recipe_name

/** The wire's entry of a log; the recipe's words are in the language of the reader. */
export function entryToWire(row: CookingLogRow, langId: LangId): CookingLogEntry {
  const { yield: makes } = readDetails<RecipeDetails>(row.details)
  const { Yield } = recipeDetailsToWire({ yield: makes }, langId)
  return {
    Id: row.id,
    Day: row.day,
    People: row.people,
    Minutes: row.minutes,
    Note: row.note,
    Changes: JSON.parse(row.changes) as CookingLogChange[],
    LangId: row.lang_id,
    PhotoPath: photoPath(row.secret),
    UserRating: row.vote,
    RecipeId: row.recipe_id,
    RecipeName: nameOf(row),
    CoverPath: mediaPath(row.cover),
    ...(Yield && { Yield }),
  }
}

/** The wire's meal of a year. */
export function mealToWire(row: CookingLogRow): LoggedMeal {
  return {
    Id: row.id,
    Day: row.day,
    RecipeName: nameOf(row),
    PicturePath: photoPath(row.secret) ?? mediaPath(row.cover),
  }
}
