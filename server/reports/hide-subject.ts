import { sql, type Transaction } from 'kysely'
import { countCatalogue } from '#server/catalogue/count-catalogue.ts'
import { lockCatalogue, raiseVersion } from '#server/catalogue/lock-catalogue.ts'
import { notePublicChange } from '#server/catalogue/public-changes.ts'
import type { Database } from '#server/db/schema.ts'
import { setFilmHidden } from '#server/films/published-film.ts'
import { movePublished } from '#server/publications/pictures.ts'
import { hideRecipe, showRecipe } from '#server/publications/hidden.ts'
import { nameCookbookInSearch, renameInRecipes } from '#server/publications/owners.ts'
import { writeRecipeDocuments } from '#server/recipes/documents.ts'
import { hidesByCount, type Subject, type SubjectRef } from './subjects.ts'

/** The tables that say what is hidden, each with the column that holds the id of a {@link SubjectRef}. */
const TABLES = {
  comment: ['comments', 'id'],
  note: ['step_notes', 'id'],
  picture: ['avatars', 'user_id'],
  cookbook: ['all_cookbooks', 'id'],
  author: ['all_authors', 'id'],
} as const satisfies Partial<
  Record<SubjectRef['kind'], readonly [table: keyof Database, id: string]>
>

/**
 * Locks something until the transaction ends, so that it is neither changed nor decided about meanwhile: its row,
 * or the catalogue that it belongs to.
 */
export async function lockSubject(trx: Transaction<Database>, ref: SubjectRef): Promise<void> {
  if (!hidesByCount(ref)) {
    await lockCatalogue(trx)
    return
  }
  const [table, id] = TABLES[ref.kind]
  // An update locks the row on either engine.
  await sql`update ${sql.table(table)} set hidden_at = hidden_at
    where ${sql.ref(id)} = ${ref.id}`.execute(trx)
}

/**
 * Hides something from others, or shows it again; visitors see that within a second.
 * @param hiddenAt null to show it
 * @param now milliseconds since 1970, UTC
 */
export async function setHidden(
  trx: Transaction<Database>,
  subject: Subject,
  { hiddenAt, now }: { hiddenAt: number | null; now: number },
): Promise<void> {
  const { kind, id } = subject
  if (kind === 'recipe') {
    if (hiddenAt !== null) await hideRecipe(trx, id, now)
    else if (await showRecipe(trx, id, now)) await writeRecipeDocuments(trx, [id])
    return
  }
  if (kind === 'film') {
    await setFilmHidden(trx, id, hiddenAt)
    await writeRecipeDocuments(trx, [id])
    await raiseVersion(trx, now, [])
    return
  }
  const [table, key] = TABLES[kind]
  await sql`update ${sql.table(table)} set hidden_at = ${hiddenAt}
    where ${sql.ref(key)} = ${id}`.execute(trx)
  if (hidesByCount(subject)) {
    await notePublicChange(trx, subject.recipeId)
    return
  }
  // Nobody sees a hidden portrait at its address.
  if (kind === 'author' && hiddenAt !== null) await movePublished(trx, { author_id: id })
  if (kind !== 'author') await countCatalogue(trx)
  const renamed =
    kind === 'author' ? await renameInRecipes(trx, id) : await nameCookbookInSearch(trx, id)
  await raiseVersion(trx, now, renamed)
}
