import type { CookedChange, CookedEntry, CookedMeal } from '#contract/cooked.ts'
import { mediaPath } from '#server/media/media-path.ts'
import { photoPath } from './photo-media.ts'
import type { CookedRow } from './queries.ts'

const nameOf = ({ name, recipe_name }: CookedRow) => name ?? recipe_name

/** The wire's entry of a log. */
export function entryToWire(row: CookedRow): CookedEntry {
  return {
    Id: row.id,
    Day: row.day,
    People: row.people,
    Minutes: row.minutes,
    Note: row.note,
    Changes: JSON.parse(row.changes) as CookedChange[],
    LangId: row.lang_id,
    PhotoPath: photoPath(row.secret),
    UserRating: row.vote,
    RecipeId: row.recipe_id,
    RecipeName: nameOf(row),
    CoverPath: mediaPath(row.cover),
  }
}

/** The wire's meal of a year. */
export function mealToWire(row: CookedRow): CookedMeal {
  return {
    Id: row.id,
    Day: row.day,
    RecipeName: nameOf(row),
    PicturePath: photoPath(row.secret) ?? mediaPath(row.cover),
  }
}
