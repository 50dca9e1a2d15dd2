import type { Kysely } from 'kysely'
import { enforceLimit } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Outcome } from './change.ts'

/** Control characters such as line breaks. A note is one line. */
const CONTROLS = /\p{Cc}+/gu

/**
 * The name of a note without surrounding white space (D-59).
 * @throws {ApiError} `FieldRequired` when nothing is left (VAL-19)
 */
export function noteName(typed: string): string {
  const name = typed.replace(CONTROLS, ' ').trim()
  if (name === '') throw new ApiError('FieldRequired', { field: 'Name' })
  return name
}

/**
 * Adds a note.
 * @throws {ApiError} `NoteExists` for an identical name (D-59); `LimitReached`
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
  await enforceLimit(trx, 'shoppingNotes', userId, now)
  const { id } = await trx
    .insertInto('shopping_notes')
    .values({ user_id: userId, name, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { isChanged: true, isNew: true, itemId: id }
}

/**
 * Removes a note.
 * @throws {ApiError} `NotFound` when it is not on the list
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
