import type { Kysely } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import type { Database } from '#server/db/schema.ts'
import type { CaseRow } from './file-report.ts'

/** What a case is about, as far as its title needs it. */
export type Titled = Pick<CaseRow, 'kind' | 'subject_id' | 'recipe_id'>

/** The name of a recipe, cookbook or author, or of the recipe that something stands at; null for a picture. */
export async function titleOf(
  db: Kysely<Database>,
  { kind, subject_id, recipe_id }: Titled,
  langId: LangId,
): Promise<string | null> {
  if (kind === 'author') return await nameOfAuthor(db, subject_id)
  const texts =
    kind === 'cookbook'
      ? await db
          .selectFrom('cookbook_texts')
          .select(['lang_id', 'name'])
          .where('cookbook_id', '=', subject_id)
          .execute()
      : await db
          .selectFrom('all_recipe_texts')
          .select(['lang_id', 'name'])
          .where('recipe_id', '=', recipe_id ?? 0)
          .execute()
  const text = texts.find(({ lang_id }) => lang_id === langId) ?? texts[0]
  return text?.name ?? null
}

async function nameOfAuthor(db: Kysely<Database>, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('all_authors')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.name ?? null
}
