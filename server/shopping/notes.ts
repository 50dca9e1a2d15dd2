import type { Kysely } from 'kysely'
import { refuseBeyondLimit } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Outcome } from './change.ts'

/** Line breaks and whatever else has no shape; a note is one line. */
const CONTROLS = /\p{Cc}+/gu

/**
 * The name of a note without the blanks around it (D-59).
 * @throws {ApiError} `FieldRequired` when nothing else is there (VAL-19)
 */
export function noteName(typed: string): string {
  const name = typed.replace(CONTROLS, ' ').trim()
  if (name === '') throw new ApiError('FieldRequired', { field: 'Name' })
  return name
}

/**
 * Writes a note down.
 * @throws {ApiError} `NoteExists` when the same name stands there, letter by letter (D-59);
 * `LimitReached`
 */
export async function addNote(
  trx: Kysely<Database>,
  userId: number,
  name: string,
  now: number,
): Promise<Outcome> {
  const known = await trx
    .selectFrom('shopping_notes')
    .select('id')
    .where('user_id', '=', userId)
    .where('name', '=', name)
    .executeTakeFirst()
  if (known) throw new ApiError('NoteExists')
  await refuseBeyondLimit(trx, 'shoppingNotes', userId, now)
  const { id } = await trx
    .insertInto('shopping_notes')
    .values({ user_id: userId, name, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { isChanged: true, isNew: true, itemId: id }
}

/**
 * Crosses a note out.
 * @throws {ApiError} `NotFound` when it does not stand there
 */
export async function removeNote(
  trx: Kysely<Database>,
  userId: number,
  noteId: number,
): Promise<Outcome> {
  const { numDeletedRows } = await trx
    .deleteFrom('shopping_notes')
    .where('user_id', '=', userId)
    .where('id', '=', noteId)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw new ApiError('NotFound')
  return { isChanged: true }
}
