import type { Kysely } from 'kysely'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'
import type { LangId } from '#contract/languages.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'
import type { OwnRecipe } from '#contract/own-recipes/own-recipe.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { withOwnRows } from '#server/db/own-rows.ts'
import type { Database } from '#server/db/schema.ts'
import { readOwnVideo, withOwnFilm } from '#server/films/shown-film.ts'
import { ApiError } from '#server/http/errors.ts'
import { shownName } from '#server/membership/people.ts'
import { avatarPath } from '#server/media/avatar-path.ts'
import { mediaPath } from '#server/media/media-path.ts'
import { readDocuments } from '#server/recipes/documents.ts'
import { readHowTo } from '#server/recipes/how-to.ts'
import { globalRating } from '#server/ratings/global-rating.ts'
import { readRecipeIngredients, recipeIngredientToWire } from '#server/recipes/ingredients.ts'
import type { OwnRow } from './access.ts'
import { foldersOf } from './list.ts'
import { selectPictures } from './own-copies.ts'
import { standingOf } from './standing.ts'
import { instant, stateOf } from './states.ts'

function draftOf(row: Pick<OwnRow, 'draft'>): Draft {
  return JSON.parse(row.draft) as Draft
}

/** An own recipe as the editor opens it. */
export async function readDraft(db: Kysely<Database>, row: OwnRow): Promise<OwnRecipe> {
  const draft = draftOf(row)
  const pictures = await selectPictures(db, draft, { id: row.id, userId: row.user_id })
    .innerJoin('media', 'media.id', 'own_pictures.media_id')
    .select(['media.id', 'media.path', 'media.width', 'media.height'])
    .orderBy('media.id')
    .execute()
  return {
    Id: row.id,
    ...(await standingOf(db, row.user_id, row.id)).get(row.id),
    Version: row.version,
    Draft: draft,
    State: stateOf(row),
    ...(await foldersOf(db, row.user_id, row.id)),
    IsShared: row.is_shared === 1,
    LinkToken: row.link_token,
    Changed: instant(row.changed_at),
    ...(row.timers_changed === 1 && { HasNewTimers: true as const }),
    Pictures: pictures.map(({ id, path, width, height }) => ({
      Id: id,
      Path: mediaPath(path),
      Width: width,
      Height: height,
    })),
  }
}

/** Who wrote a recipe, in the place of an author; this id is no author's. */
async function readWriter(db: Kysely<Database>, userId: number): Promise<Recipe['Author']> {
  const row = await db
    .selectFrom('users')
    .leftJoin('shown_avatars as avatars', 'avatars.user_id', 'users.id')
    .select(['users.id', 'first_name', 'last_name', 'username', 'avatars.hash'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  return { Id: row.id, Name: shownName(row), ImagePath: avatarPath(row.id, row.hash) }
}

/**
 * An own recipe in the shape of any other.
 * @param viewer its reader; null for whoever has its link
 * @param filmAddress where its film is for this reader, in place of its own address
 */
export async function readAsRecipe(
  db: Kysely<Database>,
  row: OwnRow,
  {
    langId,
    viewer,
    filmAddress,
  }: { langId: LangId; viewer: number | null; filmAddress?: string | undefined },
): Promise<Recipe> {
  const documents = await readDocuments(withOwnRows(db), [row.id])
  const document = documents.find((one) => one.langId === langId)?.document
  if (!document) throw new ApiError('RequestInvalid')
  const { cooked_count } = await db
    .selectFrom('all_recipes')
    .select('cooked_count')
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow()
  const { Tags, DishTypes, Source } = draftOf(row)
  return {
    ...document,
    Videos: { ...document.Videos, Main: await readOwnVideo(db, row.id, filmAddress) },
    Author: await readWriter(db, row.user_id),
    RecipeTags: Tags.map((Name) => ({ Name })),
    DishTypes,
    Views: 0,
    TimesCooked: viewer === null ? 0 : cooked_count,
    IsFavorized: false,
    Rating: {
      GlobalRating: globalRating({ rating_sum: 0, rating_count: 0 }),
      TotalRatings: 0,
      UserRating: null,
    },
    Own: { IsMine: row.user_id === viewer, ...(Source && { Source }) },
  }
}

/** Its ingredients. */
export async function readOwnIngredients(
  db: Kysely<Database>,
  { id }: OwnRow,
  langId: LangId,
): Promise<RecipeIngredient[]> {
  const rows = await readRecipeIngredients(withOwnRows(db), id, langId)
  return rows.map((row) => recipeIngredientToWire(row, langId))
}

/** Its steps. */
export async function readOwnHowTo(
  db: Kysely<Database>,
  { id }: OwnRow,
  langId: LangId,
): Promise<HowToStep[]> {
  return await withOwnFilm(db, id, await readHowTo(withOwnRows(db), id, langId), langId)
}
