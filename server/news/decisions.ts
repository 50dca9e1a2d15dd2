import type { Kysely } from 'kysely'
import type { AuthorRef } from '#contract/author.ts'
import type { CookbookContent } from '#contract/cookbooks/publication.ts'
import { languageOf, type LangId, otherLanguage } from '#contract/languages.ts'
import { NEWS_MAX, type ReadKind } from '#contract/news/news.ts'
import { authorRef } from '#server/catalogue/author-ref.ts'
import type { Database } from '#server/db/schema.ts'
import { mediaPath } from '#server/media/media-path.ts'
import { beginningOf } from './beginning.ts'
import type { Dated, NewsOf } from './news-of.ts'

/** Whose decisions, in which language, and which of them. */
export interface DecisionsOf extends Pick<NewsOf, 'userId' | 'langId' | 'since' | 'until'> {
  /** Only these, of each kind; without it all of the time. */
  only?: Record<ReadKind, readonly number[]>
}

/** A row of one of the tables of what was sent in. */
interface DecidedRow {
  kind: ReadKind
  id: number
  at: number | null
  state: string
  answer: string | null
  name: string
  path: string | null
  ownId: number | null
}

const STATES = ['approved', 'returned'] as const

const nameIn = (texts: { en?: string; de?: string }, langId: LangId) => {
  const language = languageOf(langId)
  return texts[language] || texts[otherLanguage(language)] || ''
}

/** Recipes of the member that an editor has decided about, but not those in the bin. */
async function recipesOf(db: Kysely<Database>, of: DecisionsOf): Promise<DecidedRow[]> {
  const only = of.only?.readRecipe
  if (only?.length === 0) return []
  const rows = await db
    .selectFrom('submissions as sent')
    .innerJoin('own_recipes', 'own_recipes.id', 'sent.recipe_id')
    .leftJoin('media', 'media.id', 'own_recipes.cover_media_id')
    .select(['sent.id', 'sent.decided_at', 'sent.state', 'sent.answer', 'media.path'])
    .select(['own_recipes.id as own_id', 'own_recipes.name_en', 'own_recipes.name_de'])
    .where('sent.user_id', '=', of.userId)
    .where('sent.state', 'in', STATES)
    .where('sent.decided_by', 'is not', null)
    .where('sent.decided_at', '>', of.since)
    .where('sent.decided_at', '<=', of.until)
    .$if(only !== undefined, (query) => query.where('sent.id', 'in', only ?? []))
    .where('own_recipes.deleted_at', 'is', null)
    .orderBy('sent.decided_at', 'desc')
    .limit(NEWS_MAX)
    .execute()
  return rows.map((row) => ({
    kind: 'readRecipe',
    id: row.id,
    at: row.decided_at,
    state: row.state,
    answer: row.answer,
    name: nameIn({ en: row.name_en, de: row.name_de }, of.langId),
    path: row.path,
    ownId: row.own_id,
  }))
}

async function cookbooksOf(db: Kysely<Database>, of: DecisionsOf): Promise<DecidedRow[]> {
  const only = of.only?.readCookbook
  if (only?.length === 0) return []
  const rows = await db
    .selectFrom('cookbook_submissions as sent')
    .innerJoin('own_cookbooks', 'own_cookbooks.id', 'sent.cookbook_id')
    .leftJoin('media', 'media.id', 'own_cookbooks.cover_media_id')
    .select(['sent.id', 'sent.decided_at', 'sent.state', 'sent.answer', 'sent.content'])
    .select(['own_cookbooks.id as own_id', 'media.path'])
    .where('sent.user_id', '=', of.userId)
    .where('sent.state', 'in', STATES)
    .where('sent.decided_by', 'is not', null)
    .where('sent.decided_at', '>', of.since)
    .where('sent.decided_at', '<=', of.until)
    .$if(only !== undefined, (query) => query.where('sent.id', 'in', only ?? []))
    .where('own_cookbooks.deleted_at', 'is', null)
    .orderBy('sent.decided_at', 'desc')
    .limit(NEWS_MAX)
    .execute()
  return rows.map((row) => ({
    kind: 'readCookbook',
    id: row.id,
    at: row.decided_at,
    state: row.state,
    answer: row.answer,
    name: nameIn((JSON.parse(row.content) as CookbookContent).Name, of.langId),
    path: row.path,
    ownId: row.own_id,
  }))
}

async function profilesOf(
  db: Kysely<Database>,
  of: DecisionsOf,
  author: AuthorRef,
): Promise<DecidedRow[]> {
  const only = of.only?.readProfile
  if (only?.length === 0) return []
  const rows = await db
    .selectFrom('profile_changes as sent')
    .select(['sent.id', 'sent.decided_at', 'sent.state', 'sent.remark', 'sent.name'])
    .where('sent.user_id', '=', of.userId)
    // One that was sent back stays known when its author asks for another.
    .where('sent.decided_by', 'is not', null)
    .where('sent.decided_at', '>', of.since)
    .where('sent.decided_at', '<=', of.until)
    .$if(only !== undefined, (query) => query.where('sent.id', 'in', only ?? []))
    .orderBy('sent.decided_at', 'desc')
    .limit(NEWS_MAX)
    .execute()
  return rows.map((row) => ({
    kind: 'readProfile',
    id: row.id,
    at: row.decided_at,
    state: row.state,
    answer: row.remark,
    name: row.name ?? author.Name,
    path: null,
    ownId: null,
  }))
}

/** The member as an author; undefined for who never was one. */
async function authorOf(
  db: Kysely<Database>,
  { userId, langId }: DecisionsOf,
): Promise<AuthorRef | undefined> {
  const row = await db
    .selectFrom('all_authors')
    .leftJoin('media', 'media.id', 'all_authors.image_media_id')
    .select([
      'all_authors.id as author_id',
      'all_authors.name as author_name',
      'all_authors.hidden_at as author_hidden_at',
      'media.path as author_path',
    ])
    .where('all_authors.owner_id', '=', userId)
    .executeTakeFirst()
  return row && authorRef(row, langId)
}

/** What editors have decided about what a member has sent in. What published itself by trust is nothing new. */
export async function readDecisions(db: Kysely<Database>, of: DecisionsOf): Promise<Dated[]> {
  const author = await authorOf(db, of)
  if (!author) return []
  const rows = [
    ...(await recipesOf(db, of)),
    ...(await cookbooksOf(db, of)),
    ...(await profilesOf(db, of, author)),
  ]
  return rows.map(({ kind, id, at, state, answer, name, path, ownId }) => ({
    Kind: kind,
    Id: id,
    Published: new Date(at ?? 0).toISOString(),
    Name: name,
    Text: answer ? beginningOf(answer) : null,
    Author: author,
    CoverPath: kind === 'readProfile' ? author.ImagePath : mediaPath(path),
    HeaderPath: null,
    Count: 1,
    Decision: { IsApproved: state === 'approved', OwnId: ownId },
  }))
}
