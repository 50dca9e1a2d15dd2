import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { moveOwnFilm } from '#server/films/replace-film.ts'

/** Bytes of the secret in a picture's address. */
const SECRET_BYTES = 16

/** The address of a picture that nobody knows yet, below `/media`. */
export function newPicturePath(): string {
  return `own/${randomBytes(SECRET_BYTES).toString('hex')}.webp`
}

/** Ids of the pictures that a recipe shows, or that its draft names. */
export async function picturesOf(trx: Kysely<Database>, id: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('own_pictures')
    .select('media_id')
    .where('recipe_id', '=', id)
    // Another recipe may name the same picture.
    .union(
      trx
        .selectFrom('all_recipes')
        .select('cover_media_id as media_id')
        .where('id', '=', id)
        .where('cover_media_id', 'is not', null)
        .$castTo<{ media_id: number }>(),
    )
    .union(
      trx
        .selectFrom('all_recipe_steps')
        .select('image_media_id as media_id')
        .where('recipe_id', '=', id)
        .where('image_media_id', 'is not', null)
        .$castTo<{ media_id: number }>(),
    )
    .execute()
  return rows.map(({ media_id }) => media_id)
}

/** Gives pictures new addresses, so that who knows the old ones sees them no more. */
export async function moveAway(trx: Kysely<Database>, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    await trx
      .updateTable('media')
      .set({ path: newPicturePath() })
      .where('id', '=', id)
      .where('id', 'in', (own) => own.selectFrom('own_pictures').select('media_id'))
      .execute()
  }
}

/** Gives the pictures and the film of a recipe new addresses, so that who could read it sees them no more. */
export async function movePictures(trx: Kysely<Database>, id: number): Promise<void> {
  await moveAway(trx, await picturesOf(trx, id))
  await moveOwnFilm(trx, id)
}

/** The recipe that names pictures, whose it is, and when. */
export interface Namer {
  id: number
  userId: number
  /** Milliseconds since 1970, UTC. */
  now: number
}

/**
 * Marks the pictures that a recipe names, and those that it names no more.
 * @param wanted ids that the draft has
 * @returns those of them that are the member's
 */
export async function keepPictures(
  trx: Kysely<Database>,
  { id, userId, now }: Namer,
  wanted: readonly number[],
): Promise<Set<number>> {
  const before = await trx
    .selectFrom('own_pictures')
    .select('media_id')
    .where('recipe_id', '=', id)
    .execute()
  const gone = before.map(({ media_id }) => media_id).filter((picture) => !wanted.includes(picture))
  if (gone.length > 0) {
    await trx
      .updateTable('own_pictures')
      .set({ recipe_id: null, unused_at: now })
      .where('media_id', 'in', gone)
      .execute()
  }
  if (wanted.length === 0) return new Set()
  await trx
    .updateTable('own_pictures')
    .set({ recipe_id: id, unused_at: null })
    .where('media_id', 'in', wanted)
    .where('user_id', '=', userId)
    .where((row) => row.or([row('recipe_id', 'is', null), row('recipe_id', '=', id)]))
    .execute()
  const own = await trx
    .selectFrom('own_pictures')
    .select('media_id')
    .where('media_id', 'in', wanted)
    .where('user_id', '=', userId)
    .execute()
  return new Set(own.map(({ media_id }) => media_id))
}

/** Takes the pictures out of what was cooked from a recipe before its draft lacked something. */
export async function forgetPictures(trx: Kysely<Database>, id: number): Promise<void> {
  await trx.updateTable('all_recipes').set({ cover_media_id: null }).where('id', '=', id).execute()
  await trx
    .updateTable('all_recipe_steps')
    .set({ image_media_id: null })
    .where('recipe_id', '=', id)
    .execute()
}
