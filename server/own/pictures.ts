import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/** Bytes of the secret in a picture's address. */
const SECRET_BYTES = 16

/** The address of a picture that nobody knows yet, below `/media`. */
export function newPicturePath(): string {
  return `own/${randomBytes(SECRET_BYTES).toString('hex')}.webp`
}

/** Gives the pictures of a recipe new addresses, so that who could read it sees them no more. */
export async function movePictures(trx: Kysely<Database>, id: number): Promise<void> {
  const pictures = await trx
    .selectFrom('own_pictures')
    .select('media_id')
    .where('recipe_id', '=', id)
    .execute()
  for (const { media_id } of pictures) {
    await trx
      .updateTable('media')
      .set({ path: newPicturePath() })
      .where('id', '=', media_id)
      .execute()
  }
}

/** The recipe that names pictures, whose it is, and when. */
interface Namer {
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
  const own = await trx
    .updateTable('own_pictures')
    .set({ recipe_id: id, unused_at: null })
    .where('media_id', 'in', wanted)
    .where('user_id', '=', userId)
    .returning('media_id')
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
