import type { Kysely } from 'kysely'
import { recipesIn, type Order } from '#contract/cookbooks/arrange.ts'
import type {
  BookRecipe,
  OwnCookbook,
  OwnCookbookCard,
  OwnCookbooks,
  OwnCookbooksQuery,
} from '#contract/cookbooks/own-cookbook.ts'
import type { LangId } from '#contract/languages.ts'
import type { OwnPicture } from '#contract/own-recipes/own-recipe.ts'
import type { Database } from '#server/db/schema.ts'
import { mediaPath } from '#server/media/media-path.ts'
import { shownName } from '#server/membership/people.ts'
import { instant } from '#server/own-recipes/states.ts'
import { requireCookbook, type CookbookRef, type CookbookRow } from './access.ts'
import { readArrangement } from './arrangement-rows.ts'
import { readBookRecipes, readRecipesOf } from './book-recipes.ts'
import { standingIds } from './standing-recipes.ts'
import { textsOf } from './texts.ts'

/** Pictures that stand for a cover. */
const COVER_PATHS_MAX = 4

/** Pictures by their ids. */
async function readPictures(
  db: Kysely<Database>,
  ids: readonly (number | null)[],
): Promise<Map<number | null, OwnPicture>> {
  const wanted = ids.filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('media')
    .select(['id', 'path', 'width', 'height'])
    .where('id', 'in', wanted)
    .execute()
  return new Map(
    rows.map(({ id, path, width, height }) => [
      id,
      { Id: id, Path: mediaPath(path), Width: width, Height: height },
    ]),
  )
}

/** First names of those whose cookbooks were copied. */
async function readNames(
  db: Kysely<Database>,
  ids: readonly (number | null)[],
): Promise<Map<number | null, string>> {
  const wanted = ids.filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'username'])
    .where('id', 'in', wanted)
    .execute()
  return new Map(rows.map((row) => [row.id, shownName(row)]))
}

/** The published cookbooks of own ones. */
async function readPublicIds(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number | null, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('cookbook_publications')
    .select(['cookbook_id', 'public_id'])
    .where('cookbook_id', 'in', ids)
    .where('is_live', '=', 1)
    .execute()
  return new Map(rows.map(({ cookbook_id, public_id }) => [cookbook_id, public_id]))
}

/** What a list and the cookbook itself say alike, of several. */
async function readCards(db: Kysely<Database>, rows: readonly CookbookRow[]) {
  const pictures = await readPictures(
    db,
    rows.flatMap(({ cover_media_id, header_media_id }) => [cover_media_id, header_media_id]),
  )
  const names = await readNames(
    db,
    rows.map(({ copied_from }) => copied_from),
  )
  const publicIds = await readPublicIds(
    db,
    rows.map(({ id }) => id),
  )
  const pictureOf = (id: number | null) => pictures.get(id) ?? null
  const cardOf = (row: CookbookRow) => {
    const publicId = publicIds.get(row.id) ?? null
    const readers = row.link_token === null ? ('me' as const) : ('link' as const)
    return {
      Id: row.id,
      Language: row.language,
      Name: textsOf(row.name_en, row.name_de),
      Cover: pictureOf(row.cover_media_id),
      Readers: publicId === null ? readers : ('everybody' as const),
      PublicId: publicId,
      CopiedFrom: row.is_copy === 1 ? (names.get(row.copied_from) ?? '') : null,
      Created: instant(row.created_at),
      Changed: instant(row.changed_at),
      Deleted: row.deleted_at === null ? null : instant(row.deleted_at),
    }
  }
  return { pictureOf, cardOf }
}

function countsOf(recipes: readonly BookRecipe[]) {
  const count = (isCounted: (recipe: BookRecipe) => boolean) => recipes.filter(isCounted).length
  return {
    RecipeCount: recipes.length,
    OthersCount: count(({ IsMine }) => !IsMine),
    DraftCount: count(({ State }) => State === 'draft'),
    WithdrawnCount: count(({ State, IsKept }) => State === 'withdrawn' && !IsKept),
  }
}

/** The recipes of cookbooks in their order, for pictures. */
async function readFirstIds(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, number[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('own_cookbook_recipes')
    .leftJoin('own_cookbook_tabs', (join) =>
      join
        .onRef('own_cookbook_tabs.cookbook_id', '=', 'own_cookbook_recipes.cookbook_id')
        .onRef('own_cookbook_tabs.key', '=', 'own_cookbook_recipes.tab'),
    )
    .select((row) => [
      'own_cookbook_recipes.cookbook_id',
      'own_cookbook_recipes.recipe_id',
      'own_cookbook_recipes.position',
      row.fn.coalesce('own_cookbook_tabs.position', row.lit(1000)).as('tab_position'),
    ])
    .where('own_cookbook_recipes.cookbook_id', 'in', ids)
    .orderBy('tab_position')
    .orderBy('own_cookbook_recipes.position')
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ cookbook_id }) => cookbook_id)].map(([id, all]) => [
      id,
      all.map(({ recipe_id }) => recipe_id),
    ]),
  )
}

/** A member's cookbooks, the last changed first. */
export async function readOwnCookbooks(
  db: Kysely<Database>,
  userId: number,
  { LangId: langId, Recipe }: OwnCookbooksQuery,
): Promise<OwnCookbooks> {
  const rows = await db
    .selectFrom('own_cookbooks')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const ids = rows.map(({ id }) => id)
  const recipes = await readRecipesOf(db, ids, langId)
  const order = await readFirstIds(db, ids)
  const { cardOf } = await readCards(db, rows)
  const { idOf } = await standingIds(db, userId, Recipe === undefined ? [] : [Recipe])
  const asked = Recipe === undefined ? undefined : idOf(Recipe)
  return {
    Cookbooks: rows.map((row): OwnCookbookCard => {
      const all = recipes.get(row.id) ?? []
      const pictures = new Map(all.map(({ Id, CoverPath }) => [Id, CoverPath]))
      const inOrder = (order.get(row.id) ?? []).flatMap((id) => pictures.get(id) ?? [])
      const CoverPaths = inOrder.slice(0, COVER_PATHS_MAX)
      const HasRecipe = all.some(({ Id }) => Id === asked)
      const answer = asked === undefined ? {} : { HasRecipe }
      return Object.assign(cardOf(row), countsOf(all), { CoverPaths }, answer)
    }),
  }
}

/** A cookbook as its member arranges it. @throws {ApiError} `RequestInvalid` */
export async function readOwnCookbook(
  db: Kysely<Database>,
  ref: CookbookRef,
  langId: LangId,
): Promise<OwnCookbook> {
  const row = await requireCookbook(db, ref)
  const { cardOf, pictureOf } = await readCards(db, [row])
  const arrangement = await readArrangement(db, row.id)
  const recipes = new Map(
    (await readBookRecipes(db, row, langId)).map((recipe) => [recipe.Id, recipe]),
  )
  const other = row.other_order === null ? null : (JSON.parse(row.other_order) as Order)
  return {
    ...cardOf(row),
    Version: row.version,
    OrderVersion: row.order_version,
    Description: textsOf(row.description_en, row.description_de),
    Header: pictureOf(row.header_media_id),
    ...arrangement,
    Recipes: recipesIn(arrangement).flatMap((id) => recipes.get(id) ?? []),
    LinkToken: row.link_token,
    OtherOrder: other && { ...other, Left: instant(row.other_order_at ?? row.changed_at) },
  }
}
