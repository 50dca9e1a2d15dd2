import type { Kysely, Transaction } from 'kysely'
import type { CompiledRecipe } from '#cooking/writing/compile.ts'
import { pictureIds, type Draft } from '#contract/own-recipes/draft.ts'
import { enforceLimit } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import type { OwnRef } from './access.ts'
import type { PictureStore } from './pictures/picture-store.ts'
import { newPicturePath, type Namer } from './pictures/pictures.ts'
import { requireRoom } from './pictures/store-picture.ts'

/**
 * The pictures of a recipe: its own, and those that its draft names beside them, because earlier versions of
 * Simmer let several recipes name one.
 */
export function selectPictures(db: Kysely<Database>, draft: Draft, { id, userId }: OwnRef) {
  const named = pictureIds(draft)
  return db
    .selectFrom('own_pictures')
    .where('own_pictures.user_id', '=', userId)
    .where((row) =>
      row.or([
        row('own_pictures.recipe_id', '=', id),
        ...(named.length > 0 ? [row('own_pictures.media_id', 'in', named)] : []),
      ]),
    )
}

/** The draft with other pictures. */
function withPictures(draft: Draft, others: ReadonlyMap<number, number>): Draft {
  if (others.size === 0) return draft
  const swap = <T extends { PictureId?: number }>(part: T): T => {
    const other = part.PictureId === undefined ? undefined : others.get(part.PictureId)
    return other === undefined ? part : Object.assign({}, part, { PictureId: other })
  }
  return { ...swap(draft), Steps: draft.Steps.map(swap) }
}

/** A compiled recipe with the pictures that its draft names now. */
export function withPicturesOf(
  { Steps }: Draft,
  compiled: CompiledRecipe | undefined,
): CompiledRecipe | undefined {
  if (!compiled) return undefined
  const pictures = new Map(Steps.map(({ Key, PictureId }) => [Key, PictureId]))
  const steps = compiled.steps.map((step) =>
    step.pictureId === undefined
      ? step
      : Object.assign({}, step, { pictureId: pictures.get(step.key) ?? step.pictureId }),
  )
  return { ...compiled, steps }
}

async function copyPicture(
  trx: Transaction<Database>,
  picture: number,
  { id, userId, now }: Namer,
  store: PictureStore,
): Promise<number> {
  const { bytes, ...original } = await trx
    .selectFrom('media')
    .innerJoin('own_pictures', 'own_pictures.media_id', 'media.id')
    .select(['hash', 'width', 'height', 'colour', 'tone', 'owner_id', 'bytes'])
    .where('media.id', '=', picture)
    .executeTakeFirstOrThrow()
  await enforceLimit(trx, 'ownPictures', userId, now)
  await requireRoom(trx, userId, bytes)
  const copy = await trx
    .insertInto('media')
    .values({ ...original, path: newPicturePath() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('own_pictures')
    .values({
      media_id: copy.id,
      user_id: userId,
      recipe_id: id,
      bytes,
      unused_at: null,
      copy_of: picture,
    })
    .execute()
  await store.copy(trx, picture, copy.id)
  return copy.id
}

/** The copies of pictures that a recipe has, or that no recipe names any more, by their originals. */
async function readCopies(
  trx: Transaction<Database>,
  pictures: readonly number[],
  { id, userId }: Namer,
): Promise<Map<number, number>> {
  const rows = await trx
    .selectFrom('own_pictures')
    .select(['media_id', 'copy_of'])
    .where('user_id', '=', userId)
    .where('copy_of', 'in', pictures)
    .where((row) => row.or([row('recipe_id', 'is', null), row('recipe_id', '=', id)]))
    .orderBy('media_id', 'desc')
    .execute()
  return new Map(rows.flatMap(({ media_id, copy_of }) => (copy_of ? [[copy_of, media_id]] : [])))
}

/**
 * A draft in which pictures that another recipe of the member names are copies of them: a picture belongs to
 * one recipe, with which its address changes and it is deleted. The same draft again has the same copies.
 *
 * @param store where copies are made; without it, only those are used that are there
 * @throws {ApiError} `LimitReached`
 */
export async function withOwnCopies(
  trx: Transaction<Database>,
  draft: Draft,
  namer: Namer,
  store: PictureStore | undefined,
): Promise<Draft> {
  const wanted = pictureIds(draft)
  if (wanted.length === 0) return draft
  const rows = await trx
    .selectFrom('own_pictures')
    .select('media_id')
    .where('user_id', '=', namer.userId)
    .where('media_id', 'in', wanted)
    .where('recipe_id', 'is not', null)
    .where('recipe_id', '!=', namer.id)
    .execute()
  const taken = rows.map(({ media_id }) => media_id)
  if (taken.length === 0) return draft
  const copies = await readCopies(trx, taken, namer)
  for (const picture of taken) {
    if (copies.has(picture) || !store) continue
    copies.set(picture, await copyPicture(trx, picture, namer, store))
  }
  return withPictures(draft, copies)
}
