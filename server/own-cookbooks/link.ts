import type { Kysely } from 'kysely'
import { arrange, type Arrangement } from '#contract/cookbooks/arrange.ts'
import type { LinkedCookbook } from '#contract/cookbooks/own-cookbook.ts'
import type { LangId } from '#contract/languages.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import { newToken } from '#server/accounts/tokens.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { mediaPath } from '#server/media/media-path.ts'
import { shownName } from '#server/membership/people.ts'
import { moveAway } from '#server/own-recipes/pictures/pictures.ts'
import { changeCookbook, type CookbookRef, type CookbookRow } from './access.ts'
import { insertCookbook } from './add.ts'
import { readArrangement } from './arrangement-rows.ts'
import { readBookRecipes } from './book-recipes.ts'
import { picturesOf } from './pictures.ts'
import { standingIds } from './standing-recipes.ts'
import { textIn, textsOf } from './texts.ts'

/** Makes the link of a cookbook, or ends it; a link that is there stays. @throws {ApiError} `RequestInvalid` */
export async function linkCookbook(
  db: Kysely<Database>,
  ref: CookbookRef,
  isLinked: boolean,
): Promise<void> {
  await changeCookbook(db, ref, async (trx, row) => {
    const { link_token: known } = row
    // Who had the link knows the addresses of its pictures.
    if (!isLinked && known !== null) await moveAway(trx, picturesOf(row))
    const link_token = isLinked ? (known ?? newToken().token) : null
    await trx.updateTable('own_cookbooks').set({ link_token }).where('id', '=', ref.id).execute()
  })
}

/** The cookbook of a link. @throws {ApiError} `RequestInvalid` if the link does not work */
async function requireLinked(db: Kysely<Database>, token: string): Promise<CookbookRow> {
  const row = await db
    .selectFrom('own_cookbooks')
    .selectAll()
    .where('link_token', '=', token)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new ApiError('RequestInvalid')
  return row
}

async function firstNameOf(db: Kysely<Database>, userId: number): Promise<string> {
  const row = await db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'username'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return shownName(row)
}

async function readPaths(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number | null, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('media').select(['id', 'path']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, path }) => [id, path]))
}

/**
 * The cookbook of a link, with what everybody reads: neither drafts, nor recipes of its member that are not
 * published, nor withdrawn ones.
 * @throws {ApiError} `RequestInvalid` if the link does not work
 */
export async function readLinked(
  db: Kysely<Database>,
  token: string,
  langId: LangId,
): Promise<LinkedCookbook> {
  const row = await requireLinked(db, token)
  const { Tabs, Loose } = await readArrangement(db, row.id)
  const all = await readBookRecipes(db, row, langId)
  // Whoever has the link learns nothing of the ids of drafts.
  const shown = new Map(
    all.flatMap((recipe) => {
      const { PublicId } = recipe
      if (PublicId === null) return []
      return [[recipe.Id, { ...recipe, Id: PublicId, IsMine: false }] as const]
    }),
  )
  const idsOf = (ids: readonly number[]) => ids.flatMap((id) => shown.get(id)?.Id ?? [])
  const paths = await readPaths(db, picturesOf(row))
  const pathOf = (id: number | null) => mediaPath(paths.get(id) ?? null)
  const text = (en: string, de: string) => textIn(textsOf(en, de), langId, row.language)
  return {
    Name: text(row.name_en, row.name_de),
    Description: text(row.description_en, row.description_de),
    By: await firstNameOf(db, row.user_id),
    CoverPath: pathOf(row.cover_media_id),
    HeaderPath: pathOf(row.header_media_id),
    Tabs: Tabs.map(({ Key, Name, Recipes }) => ({
      Key,
      Name: textIn(Name, langId, row.language),
      Recipes: idsOf(Recipes),
    })).filter(({ Recipes }) => Recipes.length > 0),
    Loose: idsOf(Loose),
    Recipes: [...shown.values()],
  }
}

/** An arrangement with other ids; recipes without one are left out. */
function withIds({ Tabs, Loose }: Arrangement, idOf: (id: number) => number | undefined) {
  const tabs = Tabs.map(({ Key, Name }) => ({ Key, Name, Recipes: [] }))
  const put = (to: Arrangement, ids: readonly number[], Tab: string | null) =>
    ids.reduce((all, id) => {
      const Recipe = idOf(id)
      return Recipe === undefined ? all : arrange(all, { Kind: 'add', Recipe, Tab })
    }, to)
  const start: Arrangement = { Tabs: tabs, Loose: [] }
  const filled = Tabs.reduce((all, { Key, Recipes }) => put(all, Recipes, Key), start)
  const whole = put(filled, Loose, null)
  return { Tabs: whole.Tabs.filter(({ Recipes }) => Recipes.length > 0), Loose: whole.Loose }
}

/**
 * Makes a cookbook of the caller's own of what a link shows. It follows nothing that becomes of the other one.
 * @returns its id
 * @throws {ApiError} `RequestInvalid` if the link does not work, and those of `insertCookbook`
 */
export async function copyLinked(
  db: Kysely<Database>,
  token: string,
  { userId, key, now }: { userId: number; key: string; now: number },
): Promise<number> {
  return await transact(db, async (trx) => {
    await lockMember(trx, userId)
    return await insertCookbook(trx, { userId, key, sent: token, now }, async () => {
      const row = await requireLinked(trx, token)
      const before = await readArrangement(trx, row.id)
      const recipes = await readBookRecipes(trx, row, 1)
      const shown = new Map(recipes.map(({ Id, PublicId }) => [Id, PublicId]))
      const asked = recipes.flatMap(({ PublicId }) => PublicId ?? [])
      const { idOf } = await standingIds(trx, userId, asked)
      const content = withIds(before, (id) => {
        const publicId = shown.get(id)
        return typeof publicId === 'number' ? idOf(publicId) : undefined
      })
      return {
        Language: row.language,
        Name: textsOf(row.name_en, row.name_de),
        Description: textsOf(row.description_en, row.description_de),
        content,
        copiedFrom: row.user_id,
      }
    })
  })
}
