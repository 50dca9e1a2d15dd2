import { sql, type Kysely } from 'kysely'
import { isOwnId } from '#contract/own-recipes/own-id.ts'
import type { Database } from '#server/db/schema.ts'
import { mayUse } from '#server/own-recipes/access.ts'
import { pictureSeenBy, seenBy, shownTo } from '#server/reports/seen-by.ts'
import { recipeExists } from '#server/recipes/queries.ts'

/** Which notes are read, and for whom: a member, or null for a visitor. */
export interface NotePlace {
  recipeId: number
  stepId: number
  viewer: number | null
}

/** Whether a visitor or a member can cook a recipe. */
export async function isKnown(
  db: Kysely<Database>,
  recipeId: number,
  viewer: number | null,
): Promise<boolean> {
  if (!isOwnId(recipeId)) return await recipeExists(db, recipeId)
  return viewer !== null && (await mayUse(db, recipeId, viewer))
}

/** Whether a recipe that the viewer can cook has a step now. */
export async function stepExists(
  db: Kysely<Database>,
  { recipeId, stepId, viewer }: NotePlace,
): Promise<boolean> {
  if (!(await isKnown(db, recipeId, viewer))) return false
  const step = await db
    .selectFrom('all_recipe_steps')
    .select('id')
    .where('id', '=', stepId)
    .where('recipe_id', '=', recipeId)
    .executeTakeFirst()
  return step !== undefined
}

/** The viewer's own notes at a step, private ones too, newest first. At most as many as allowed. */
export async function readOwnNotes(
  db: Kysely<Database>,
  { recipeId, stepId, viewer }: NotePlace,
): Promise<NoteRow[]> {
  if (viewer === null) return []
  return await selectNotes(db, viewer)
    .where('step_notes.user_id', '=', viewer)
    .where('step_notes.recipe_id', '=', recipeId)
    .where('step_notes.step_id', '=', stepId)
    .orderBy('step_notes.created_at', 'desc')
    .orderBy('step_notes.id', 'desc')
    .execute()
}

/** The public notes of others at a step: the most helpful first, then the newest. */
export async function readNotesOfOthers(
  db: Kysely<Database>,
  { recipeId, stepId, viewer }: NotePlace,
  { limit, offset }: { limit: number; offset: number },
): Promise<NoteRow[]> {
  return await selectNotes(db, viewer)
    .where('step_notes.recipe_id', '=', recipeId)
    .where('step_notes.step_id', '=', stepId)
    .where('step_notes.is_private', '=', 0)
    .where(seenBy('note', viewer))
    .$if(viewer !== null, (query) =>
      query.where((row) =>
        row.or([
          row('step_notes.user_id', 'is', null),
          row('step_notes.user_id', '!=', viewer ?? 0),
        ]),
      ),
    )
    .orderBy('step_notes.helpful', 'desc')
    .orderBy('step_notes.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** A note that the viewer can see; undefined when the recipe has no such note. */
export async function readNote(
  db: Kysely<Database>,
  recipeId: number,
  noteId: number,
  viewer: number,
): Promise<NoteRow | undefined> {
  return await selectNotes(db, viewer)
    .where('step_notes.id', '=', noteId)
    .where('step_notes.recipe_id', '=', recipeId)
    .where(shownTo('note', viewer))
    .where((row) =>
      row.or([row('step_notes.is_private', '=', 0), row('step_notes.user_id', '=', viewer)]),
    )
    .executeTakeFirst()
}

/** How many notes each step of a recipe has that the viewer can see; steps without any are left out. */
export async function countNotes(db: Kysely<Database>, recipeId: number, viewer: number | null) {
  const isOwn = sql<boolean>`step_notes.user_id = cast(${viewer} as integer)`
  return await db
    .selectFrom('step_notes')
    .innerJoin('all_recipe_steps as recipe_steps', (join) =>
      join
        .onRef('recipe_steps.id', '=', 'step_notes.step_id')
        .onRef('recipe_steps.recipe_id', '=', 'step_notes.recipe_id'),
    )
    .select([
      'step_notes.step_id',
      sql<number>`cast(count(*) as integer)`.as('count'),
      sql<number>`cast(sum(case when ${isOwn} then 1 else 0 end) as integer)`.as('own'),
    ])
    .where('step_notes.recipe_id', '=', recipeId)
    .where('step_notes.deleted_at', 'is', null)
    .where(sql<boolean>`(step_notes.is_private = 0 or ${isOwn})`)
    .where(seenBy('note', viewer))
    .groupBy('step_notes.step_id')
    .orderBy('step_notes.step_id')
    .execute()
}

/** Notes that are not deleted, with their writers and whether the viewer found them helpful. */
function selectNotes(db: Kysely<Database>, viewer: number | null) {
  return db
    .selectFrom('step_notes')
    .leftJoin('users', 'users.id', 'step_notes.user_id')
    .leftJoin('shown_avatars as avatars', (join) =>
      join.onRef('avatars.user_id', '=', 'step_notes.user_id').on(pictureSeenBy(viewer)),
    )
    .leftJoin('step_note_votes', (join) =>
      join
        .onRef('step_note_votes.note_id', '=', 'step_notes.id')
        .on('step_note_votes.user_id', '=', viewer),
    )
    .select([
      'step_notes.id',
      'step_notes.step_id',
      'step_notes.kind',
      'step_notes.text',
      'step_notes.lang_id',
      'step_notes.is_private',
      'step_notes.helpful',
      'step_notes.created_at',
      'step_notes.edited_at',
      'step_notes.user_id',
      'step_notes.hidden_at',
      'users.first_name',
      'users.last_name',
      'avatars.hash as avatar_hash',
      'step_note_votes.id as vote_id',
    ])
    .where('step_notes.deleted_at', 'is', null)
}

/** A note with its writer and the viewer's vote. */
export type NoteRow = Awaited<ReturnType<ReturnType<typeof selectNotes>['execute']>>[number]
