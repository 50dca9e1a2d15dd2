import { sql, type Kysely } from 'kysely'
import { langIdOf, languageOf, otherLanguage } from '#contract/languages.ts'
import { inOrder } from '#server/catalogue/in-order.ts'
import type { Reader } from '#server/catalogue/reader.ts'
import type { Database } from '#server/db/schema.ts'

/** A page elsewhere; null where nobody answers. */
const answeredAt = (column: 'authors.facebook' | 'authors.website') =>
  sql<string | null>`case when exists (select 1 from link_checks where failed_at is not null
    and link_checks.address = ${sql.ref(column)}) then null else ${sql.ref(column)} end`

/** All authors by name, or those of `ids` in that order. */
export async function readAuthors(db: Kysely<Database>, reader: Reader, ids?: readonly number[]) {
  if (ids?.length === 0) return []
  const rows = await selectAuthors(db, reader)
    .$if(ids !== undefined, (query) => query.where('authors.id', 'in', ids ?? []))
    .orderBy('authors.sort_key')
    .orderBy('authors.id')
    .execute()
  return ids ? inOrder(rows, ids, ({ id }) => id) : rows
}

/** One author; undefined for an unknown id. */
export async function readAuthor(db: Kysely<Database>, reader: Reader, id: number) {
  return await selectAuthors(db, reader).where('authors.id', '=', id).executeTakeFirst()
}

/** Those of former members have no name and no page. */
function selectAuthors(db: Kysely<Database>, { langId, viewer }: Reader) {
  return db
    .selectFrom('authors')
    .innerJoin('author_texts', (join) =>
      join
        .onRef('author_texts.author_id', '=', 'authors.id')
        .on('author_texts.lang_id', '=', langId),
    )
    .innerJoin('author_texts as other_texts', (join) =>
      join
        .onRef('other_texts.author_id', '=', 'authors.id')
        .on('other_texts.lang_id', '=', langIdOf(otherLanguage(languageOf(langId)))),
    )
    .leftJoin('media', 'media.id', 'authors.image_media_id')
    .leftJoin('subscriptions', (join) =>
      join
        .onRef('subscriptions.author_id', '=', 'authors.id')
        .on('subscriptions.user_id', '=', viewer),
    )
    .where('authors.name', '!=', '')
    .select((row) => [
      'authors.id',
      'authors.name',
      'authors.cookbook_count',
      answeredAt('authors.facebook').as('facebook'),
      answeredAt('authors.website').as('website'),
      row.fn.coalesce('author_texts.description', 'other_texts.description').as('description'),
      'author_texts.description as asked_description',
      'media.path',
      'subscriptions.user_id as subscriber',
    ])
}

/** An author, and whether the viewer is subscribed to them. */
export type AuthorRow = Awaited<ReturnType<typeof readAuthors>>[number]
