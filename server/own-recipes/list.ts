import type { Kysely } from 'kysely'
import { type LangId, languageOf, type Language, otherLanguage } from '#contract/languages.ts'
import { LIST_LIMIT_MAX } from '#contract/limits.ts'
import type { OwnCard, OwnList, OwnListQuery } from '#contract/own-recipes/own-recipe.ts'
import type { Database } from '#server/db/schema.ts'
import { shownName } from '#server/membership/people.ts'
import { mediaPath } from '#server/media/media-path.ts'
import type { Foods } from '#server/catalogue/foods.ts'
import { standingOf } from './standing.ts'
import { instant, readCounts, stateOf } from './states.ts'
import { readFolders } from './folders.ts'
import { idsIn, NO_RECIPE, select, withFound, type Asked } from './list-query.ts'

/** The folders of recipes that are the member's. */
async function readFoldersOf(db: Kysely<Database>, userId: number, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { folder_id: number; is_shared: number }[]>()
  const rows = await db
    .selectFrom('own_folder_recipes')
    .innerJoin('own_folders', 'own_folders.id', 'own_folder_recipes.folder_id')
    .select(['recipe_id', 'folder_id', 'own_folders.is_shared'])
    .where('own_folders.user_id', '=', userId)
    .where('recipe_id', 'in', ids)
    .orderBy('folder_id')
    .execute()
  return Map.groupBy(rows, ({ recipe_id }) => recipe_id)
}

/** The folders of one recipe, and whether the household reads one of them. */
export async function foldersOf(db: Kysely<Database>, userId: number, id: number) {
  const folders = (await readFoldersOf(db, userId, [id])).get(id) ?? []
  return {
    FolderIds: folders.map(({ folder_id }) => folder_id),
    IsInSharedFolder: isShared(folders),
  }
}

const isShared = (folders: readonly { is_shared: number }[]) =>
  folders.some(({ is_shared }) => is_shared === 1)

function nameIn(
  { name_en, name_de }: { name_en: string; name_de: string },
  langId: LangId,
): Pick<OwnCard, 'Name' | 'NameLanguage'> {
  const language = languageOf(langId)
  const names: Record<Language, string> = { en: name_en, de: name_de }
  if (names[language] !== '') return { Name: names[language] }
  const other = otherLanguage(language)
  return { Name: names[other], ...(names[other] !== '' && { NameLanguage: other }) }
}

async function readRows(db: Kysely<Database>, userId: number, query: Asked) {
  const { limit = LIST_LIMIT_MAX, offset = 0 } = query
  return await select(db, userId, query)
    .innerJoin('users', 'users.id', 'own_recipes.user_id')
    .leftJoin('media', 'media.id', 'own_recipes.cover_media_id')
    .select([
      'own_recipes.id',
      'own_recipes.user_id',
      'own_recipes.is_cookable',
      'own_recipes.is_shared',
      'own_recipes.link_token',
      'own_recipes.name_en',
      'own_recipes.name_de',
      'own_recipes.step_count',
      'own_recipes.ingredient_count',
      'own_recipes.total_minutes',
      'own_recipes.changed_at',
      'own_recipes.deleted_at',
      'users.first_name',
      'users.last_name',
      'users.username',
      'media.path',
    ])
    .orderBy((row) =>
      row
        .case()
        .when('own_recipes.id', 'in', [NO_RECIPE, ...idsIn(query.standing, 'returned')])
        .then(0)
        .else(1)
        .end(),
    )
    .orderBy('own_recipes.changed_at', 'desc')
    .orderBy('own_recipes.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** A row of the list. */
type ListRow = Awaited<ReturnType<typeof readRows>>[number]

function cardOf(
  row: ListRow,
  { userId, langId }: { userId: number; langId: LangId },
  folders: readonly { folder_id: number; is_shared: number }[],
): OwnCard {
  const isMine = row.user_id === userId
  return {
    Id: row.id,
    ...nameIn(row, langId),
    CoverPath: mediaPath(row.path),
    State: isMine ? stateOf(row) : 'private',
    StepCount: row.step_count,
    IngredientCount: row.ingredient_count,
    TotalMinutes: row.total_minutes,
    FolderIds: folders.map(({ folder_id }) => folder_id),
    IsShared: !isMine || row.is_shared === 1 || isShared(folders),
    By: isMine ? null : shownName(row),
    Changed: instant(row.changed_at),
    Deleted: row.deleted_at === null ? null : instant(row.deleted_at),
  }
}

/** A page of a member's list: what was sent back first, then the last changed. */
export async function readOwnList(
  db: Kysely<Database>,
  userId: number,
  asked: OwnListQuery,
  readFoods: () => Promise<Foods>,
): Promise<OwnList> {
  const standing = await standingOf(db, userId)
  const query = await withFound(db, userId, { ...asked, standing }, readFoods)
  const { LangId: langId } = query
  const { total } = await select(db, userId, query)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await readRows(db, userId, query)
  const ids = rows.map(({ id }) => id)
  const folders = await readFoldersOf(db, userId, ids)
  return {
    Recipes: rows.map((row) =>
      Object.assign(
        cardOf(row, { userId, langId }, folders.get(row.id) ?? []),
        standing.get(row.id),
      ),
    ),
    Total: total,
    Counts: await readCounts(db, userId, standing),
    Live: [...standing.values()].filter(({ Publication }) => Publication === 'published').length,
    Folders: await readFolders(db, userId),
  }
}
