import { sql, type Kysely } from 'kysely'
import type { FilmStuck } from '#contract/films/versions.ts'
import type { Database } from '#server/db/schema.ts'
import { readNotesOfOthers } from '#server/notes/queries.ts'
import { seenBy } from '#server/reports/seen-by.ts'

/** Notes at a step among which a question is looked for. */
const LOOKED_AT = 20

/** Which notes are read: those of what is published of a recipe, for its author. */
export interface NotesRef {
  readonly publicId: number
  readonly author: number
}

/**
 * How many notes everybody sees at each step, and one of others at those that are asked for: a question before a
 * tip, the most helpful before the newest. Private notes are never among them.
 * @param quoted keys of the steps whose notes are quoted
 */
export async function readStuckNotes(
  db: Kysely<Database>,
  { publicId, author }: NotesRef,
  quoted: readonly string[],
): Promise<FilmStuck['Notes']> {
  const rows = await db
    .selectFrom('step_notes')
    .innerJoin('recipe_steps', (join) =>
      join
        .onRef('recipe_steps.id', '=', 'step_notes.step_id')
        .onRef('recipe_steps.recipe_id', '=', 'step_notes.recipe_id'),
    )
    .select([
      'recipe_steps.id',
      'recipe_steps.key',
      sql<number>`cast(count(*) as integer)`.as('count'),
    ])
    .where('step_notes.recipe_id', '=', publicId)
    .where('step_notes.is_private', '=', 0)
    .where('step_notes.deleted_at', 'is', null)
    .where(seenBy('note', author))
    .groupBy(['recipe_steps.id', 'recipe_steps.key', 'recipe_steps.step_number'])
    .orderBy('recipe_steps.step_number')
    .execute()
  const notes: FilmStuck['Notes'] = []
  for (const { id, key, count } of rows) {
    const place = { recipeId: publicId, stepId: id, viewer: author }
    const others = quoted.includes(key)
      ? await readNotesOfOthers(db, place, { limit: LOOKED_AT, offset: 0 })
      : []
    const note = others.find(({ kind }) => kind === 'question') ?? others[0]
    notes.push({
      Key: key,
      Count: count,
      Quote: note ? { Text: note.text, LangId: note.lang_id } : null,
    })
  }
  return notes
}
