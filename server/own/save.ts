import type { Kysely, Transaction } from 'kysely'
import { compileDraft } from '#contract/own/compile.ts'
import type { Draft } from '#contract/own/draft.ts'
import { DRAFT_BYTES_MAX, OWN_PICTURES_MAX } from '#contract/own/limits.ts'
import { OWN_ID_FROM } from '#contract/own/own-id.ts'
import type { NewOwnRecipe, SaveOwnRecipe } from '#contract/own/own-recipe.ts'
import { enforceLimit, lockMember } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { foldWords } from '#server/search/fold.ts'
import { requireOwn } from './access.ts'
import { lineReader } from './foods.ts'
import type { Saver } from './saver.ts'
import { newOwnId } from './new-id.ts'
import { forgetPictures, keepPictures } from './pictures.ts'
import { keepVersions } from './versions.ts'
import { writeCookable } from './write-rows.ts'

/** Ids of the pictures that a draft names. */
function pictureIds({ PictureId, Steps }: Draft): number[] {
  return [...new Set([PictureId, ...Steps.map((step) => step.PictureId)])].filter(
    (id) => id !== undefined,
  )
}

function textOf(draft: Draft): string {
  const text = JSON.stringify(draft)
  if (Buffer.byteLength(text) > DRAFT_BYTES_MAX) throw new ApiError('TextTooLong')
  return text
}

/** Words that a draft is found by: its names, its lines and its tags. */
function foldedOf({ Name, Lines, Tags }: Draft): string {
  const texts = [
    ...Object.values(Name),
    ...Tags,
    ...Lines.flatMap(({ Text }) => Object.values(Text)),
  ]
  return ` ${[...new Set(foldWords(texts.join(' ')))].join(' ')} `
}

/** Writes a draft's row and what is cooked from it, within a transaction that has locked the member. */
export async function writeDraft(
  trx: Kysely<Database>,
  row: { id: number; version: number },
  draft: Draft,
  saver: Saver,
): Promise<void> {
  const { id, version } = row
  const { userId, now, foods } = saver
  const read = saver.read ?? (await lineReader(trx, userId, foods))
  const wanted = pictureIds(draft)
  if (wanted.length > OWN_PICTURES_MAX) throw new ApiError('FieldInvalid', { field: 'PictureId' })
  const pictures = await keepPictures(trx, { id, userId, now }, wanted)
  const compiled = compileDraft(draft, read)
  if (compiled) await writeCookable(trx, { id, draft, compiled, pictures }, saver)
  else await forgetPictures(trx, id)
  const isCover = draft.PictureId !== undefined && pictures.has(draft.PictureId)
  await trx
    .updateTable('own_recipes')
    .set({
      version,
      draft: textOf(draft),
      is_cookable: compiled ? 1 : 0,
      name_en: draft.Name.en?.trim() ?? '',
      name_de: draft.Name.de?.trim() ?? '',
      folded: foldedOf(draft),
      cover_media_id: isCover ? draft.PictureId : null,
      step_count: compiled?.steps.length ?? draft.Steps.length,
      ingredient_count:
        compiled?.lines.length ?? draft.Lines.filter(({ IsHeading }) => !IsHeading).length,
      total_minutes: draft.TotalMinutes ?? null,
      changed_at: now,
    })
    .where('id', '=', id)
    .execute()
}

async function insertRow(trx: Kysely<Database>, key: string, { userId, now }: Saver) {
  const id = await newOwnId(trx, 'all_recipes')
  await trx
    .insertInto('all_recipes')
    .values({
      id,
      author_id: OWN_ID_FROM,
      owner_id: userId,
      published_at: now,
      prep_minutes: null,
      active_minutes: null,
      total_minutes: null,
      kcal: null,
      protein: null,
      fat: null,
      carbohydrates: null,
      cover_media_id: null,
      ingredient_media_id: null,
      tool_media_id: null,
      short_path: null,
      preview_path: null,
      details: null,
      views: 0,
      rating_sum: 0,
      rating_count: 0,
    })
    .execute()
  await trx
    .insertInto('own_recipes')
    .values({
      id,
      user_id: userId,
      client_key: key,
      version: 1,
      draft: '',
      is_cookable: 0,
      link_token: null,
      name_en: '',
      name_de: '',
      folded: '',
      cover_media_id: null,
      step_count: 0,
      ingredient_count: 0,
      total_minutes: null,
      created_at: now,
      changed_at: now,
      deleted_at: null,
    })
    .execute()
  return id
}

/** {@link addRecipe} within a transaction that has locked the member. */
export async function addInside(
  trx: Transaction<Database>,
  { Key, Draft: draft }: NewOwnRecipe,
  saver: Saver,
): Promise<number> {
  const { userId, now } = saver
  const known = await trx
    .selectFrom('own_recipes')
    .select('id')
    .where('user_id', '=', userId)
    .where('client_key', '=', Key)
    .executeTakeFirst()
  if (known) return known.id
  await enforceLimit(trx, 'ownRecipes', userId, now)
  const id = await insertRow(trx, Key, saver)
  await writeDraft(trx, { id, version: 1 }, draft, saver)
  return id
}

/**
 * Adds a recipe. If the member already has one with this key, nothing changes.
 * @returns its id
 * @throws {ApiError} `LimitReached`, `TextTooLong`, `FieldInvalid` for too many pictures
 */
export async function addRecipe(
  db: Kysely<Database>,
  recipe: NewOwnRecipe,
  saver: Saver,
): Promise<number> {
  return await transact(db, async (trx) => {
    await lockMember(trx, saver.userId)
    return await addInside(trx, recipe, saver)
  })
}

/**
 * Saves a draft, and keeps earlier ones. The same draft again changes nothing, so that a save can be sent
 * again.
 * @throws {ApiError} `RequestInvalid`, `ChangedMeanwhile`, and those of {@link addRecipe}
 */
export async function saveRecipe(
  db: Kysely<Database>,
  id: number,
  { Version, Draft: draft, LeftOut }: SaveOwnRecipe,
  saver: Saver,
): Promise<void> {
  await transact(db, async (trx) => {
    await lockMember(trx, saver.userId)
    const row = await requireOwn(trx, id, saver.userId)
    const text = textOf(draft)
    const leftOut = LeftOut && { ...LeftOut, text: textOf(LeftOut.Draft) }
    const isSame = row.draft === text
    if (row.version !== Version && !isSame) throw new ApiError('ChangedMeanwhile')
    await keepVersions(trx, row, { text, draft }, leftOut, saver.now)
    if (isSame) return
    await writeDraft(trx, { id, version: row.version + 1 }, draft, saver)
  })
}
