import type { Kysely } from 'kysely'
import { type LangId, languageOf, type Language, otherLanguage } from '#contract/languages.ts'
import { LIST_LIMIT_MAX } from '#contract/limits.ts'
import type { OwnCard, OwnList, OwnListQuery } from '#contract/own-recipes/own-recipe.ts'
import type { Database } from '#server/db/schema.ts'
import { shownName } from '#server/membership/people.ts'
import { mediaPath } from '#server/media/media-path.ts'
import type { Foods } from '#server/catalogue/foods.ts'
import { sharedWith } from './access.ts'
import { findAmong } from './find.ts'
import { standingOf } from './standing.ts'
import { instant, readCounts, stateOf } from './states.ts'
import { readFolders } from './folders.ts'

/** Recipes that a member sees in their list: their own, and what the household shares with them. */
function selectVisible(db: Kysely<Database>, userId: number, isBin: boolean) {
  const shared = sharedWith(db, userId).select('own_recipes.id')
  return db
    .selectFrom('own_recipes')
    .where('own_recipes.deleted_at', isBin ? 'is not' : 'is', null)
    .where((row) =>
      row.or([
        row('own_recipes.user_id', '=', userId),
        ...(isBin ? [] : [row('own_recipes.id', 'in', shared)]),
      ]),
    )
}

/** What a member asks for; `found` has the ids that their term finds. */
interface Asked extends OwnListQuery {
  readonly found?: readonly number[]
}

/** Looks for the term among what the member sees; without one nothing is left out. */
async function withFound(
  db: Kysely<Database>,
  userId: number,
  query: OwnListQuery,
  readFoods: () => Promise<Foods>,
): Promise<Asked> {
  const { term = '' } = query
  if (term.trim() === '') return query
  const texts = await selectVisible(db, userId, query.State === 'bin')
    .select(['own_recipes.id', 'own_recipes.folded'])
    .execute()
  return { ...query, found: [...(await findAmong(db, texts, term, await readFoods()))] }
}

function select(db: Kysely<Database>, userId: number, query: Asked) {
  const { State: state, FolderId: folder, found } = query
  return selectVisible(db, userId, state === 'bin')
    .$if(state !== undefined && state !== 'bin', (rows) =>
      rows.where('own_recipes.is_cookable', '=', state === 'draft' ? 0 : 1),
    )
    .$if(state === 'private' || state === 'link', (rows) =>
      rows.where((row) => {
        const isLinked = row.and([
          row('own_recipes.link_token', 'is not', null),
          row('own_recipes.user_id', '=', userId),
        ])
        return state === 'link' ? isLinked : row.not(isLinked)
      }),
    )
    .$if(folder !== undefined, (rows) =>
      rows.where('own_recipes.id', 'in', (row) =>
        row
          .selectFrom('own_folder_recipes')
          .innerJoin('own_folders', 'own_folders.id', 'own_folder_recipes.folder_id')
          .select('own_folder_recipes.recipe_id')
          .where('own_folders.user_id', '=', userId)
          .where('own_folders.id', '=', folder ?? 0),
      ),
    )
    .$if(found !== undefined, (rows) =>
      found?.length === 0
        ? rows.where('own_recipes.id', '=', 0)
        : rows.where('own_recipes.id', 'in', found ?? []),
    )
}

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

/** A page of a member's list, the last changed first. */
export async function readOwnList(
  db: Kysely<Database>,
  userId: number,
  asked: OwnListQuery,
  readFoods: () => Promise<Foods>,
): Promise<OwnList> {
  const query = await withFound(db, userId, asked, readFoods)
  const { LangId: langId } = query
  const { total } = await select(db, userId, query)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await readRows(db, userId, query)
  const ids = rows.map(({ id }) => id)
  const folders = await readFoldersOf(db, userId, ids)
  const standing = await standingOf(db, userId, ids)
  return {
    Recipes: rows.map((row) =>
      Object.assign(
        cardOf(row, { userId, langId }, folders.get(row.id) ?? []),
        standing.get(row.id),
      ),
    ),
    Total: total,
    Counts: await readCounts(db, userId),
    Folders: await readFolders(db, userId),
  }
}
