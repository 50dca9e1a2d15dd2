import type { Kysely } from 'kysely'
import type { FilmDocument } from '#contract/films/own-film.ts'
import { HIDDEN_BY_COUNT, type ReportKind } from '#contract/reports/limits.ts'
import type { Database } from '#server/db/schema.ts'
import { readPublishedFilm } from '#server/films/published-film.ts'
import { wordsOfFilm } from '#server/films/film-words.ts'
import { digestOf } from '#server/lib/digest.ts'

/** Something that can be reported. */
export interface SubjectRef {
  readonly kind: ReportKind
  /** Of a picture: the member's. */
  readonly id: number
}

/** Something that others see, or would if it were not hidden. */
export interface Subject extends SubjectRef {
  /** Who wrote it; null for what a folder has, and once the account is gone. */
  readonly userId: number | null
  /** The recipe that it stands at. */
  readonly recipeId: number | null
  /** Empty for a picture. */
  readonly text: string
  /** Names this version of it. */
  readonly digest: string
  readonly hiddenAt: number | null
}

/** A kind of what the reports of several members hide. */
export type HiddenKind = (typeof HIDDEN_BY_COUNT)[number]

/** Whether the reports of several members hide it; the desk hides everything. */
export function hidesByCount<Ref extends SubjectRef>(
  ref: Ref,
): ref is Ref & { readonly kind: HiddenKind } {
  return HIDDEN_BY_COUNT.some((kind) => kind === ref.kind)
}

type Reader = (
  db: Kysely<Database>,
  id: number,
) => Promise<Omit<Subject, keyof SubjectRef> | undefined>

/** What is public of each kind, whether or not it is hidden. */
const READERS: Record<ReportKind, Reader> = {
  comment: async (db, id) => {
    const row = await db
      .selectFrom('comments')
      .select(['user_id', 'recipe_id', 'text', 'hidden_at'])
      .where('id', '=', id)
      .executeTakeFirst()
    return row && written(row)
  },
  note: async (db, id) => {
    const row = await db
      .selectFrom('step_notes')
      .select(['user_id', 'recipe_id', 'text', 'hidden_at'])
      .where('id', '=', id)
      .where('is_private', '=', 0)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    return row && written(row)
  },
  picture: async (db, id) => {
    const row = await db
      .selectFrom('avatars')
      .select(['hash', 'hidden_at'])
      .where('user_id', '=', id)
      .executeTakeFirst()
    if (!row) return undefined
    return { userId: id, recipeId: null, text: '', digest: row.hash, hiddenAt: row.hidden_at }
  },
  recipe: async (db, id) => {
    const row = await db
      .selectFrom('all_recipes')
      .leftJoin('all_authors', 'all_authors.id', 'all_recipes.author_id')
      .leftJoin('hidden_recipes', 'hidden_recipes.recipe_id', 'all_recipes.id')
      .select(['all_authors.owner_id', 'hidden_recipes.hidden_at'])
      .where('all_recipes.id', '=', id)
      .where('all_recipes.owner_id', 'is', null)
      // Its author may have withdrawn it.
      .where((is) =>
        is.or([is('withdrawn_at', 'is', null), is('hidden_recipes.hidden_at', 'is not', null)]),
      )
      .executeTakeFirst()
    const texts = await db
      .selectFrom('all_recipe_texts')
      .select(['name', 'description'])
      .where('recipe_id', '=', id)
      .orderBy('lang_id')
      .execute()
    const documents = await db
      .selectFrom('recipe_documents')
      .select('document')
      .where('recipe_id', '=', id)
      .orderBy('lang_id')
      .execute()
    return row && named(row, { texts, recipeId: id, all: documents })
  },
  cookbook: async (db, id) => {
    const row = await db
      .selectFrom('cookbooks')
      .leftJoin('all_authors', 'all_authors.id', 'cookbooks.author_id')
      .select(['owner_id', 'cookbooks.hidden_at'])
      .where('cookbooks.id', '=', id)
      .executeTakeFirst()
    const texts = await db
      .selectFrom('cookbook_texts')
      .select(['name', 'description'])
      .where('cookbook_id', '=', id)
      .orderBy('lang_id')
      .execute()
    return row && named(row, { texts })
  },
  author: async (db, id) => {
    const row = await db
      .selectFrom('all_authors')
      .select(['owner_id', 'name', 'hidden_at'])
      .where('id', '=', id)
      .where('name', '!=', '')
      .executeTakeFirst()
    const texts = await db
      .selectFrom('author_texts')
      .select('description')
      .where('author_id', '=', id)
      .orderBy('lang_id')
      .execute()
    return row && named(row, { texts: [{ name: row.name, description: null }, ...texts] })
  },
  film: async (db, id) => {
    const film = await readPublishedFilm(db, id)
    const recipe = await READERS.recipe(db, id)
    if (!film || !recipe) return undefined
    const { file_id, document, hidden_at } = film
    const text = wordsOfFilm(JSON.parse(document) as FilmDocument)
    return { ...recipe, text, digest: digestOf([file_id, document]), hiddenAt: hidden_at }
  },
}

const written = (row: {
  user_id: number | null
  recipe_id: number
  text: string
  hidden_at: number | null
}) => ({
  userId: row.user_id,
  recipeId: row.recipe_id,
  text: row.text,
  digest: digestOf(row.text),
  hiddenAt: row.hidden_at,
})

interface Texts {
  texts: readonly { name?: string; description: string | null }[]
  recipeId?: number
  /** All that is read of it. @default the texts */
  all?: unknown
}

const named = (
  row: { owner_id: number | null; hidden_at: number | null },
  { texts, recipeId, all = texts }: Texts,
) => ({
  userId: row.owner_id,
  recipeId: recipeId ?? null,
  text: [
    ...new Set(texts.flatMap(({ name, description }) => [name ?? [], description ?? []].flat())),
  ].join('\n'),
  digest: digestOf(all),
  hiddenAt: row.hidden_at,
})

/** Something that can be reported; undefined when it is not there, or private. */
export async function readSubject(
  db: Kysely<Database>,
  { kind, id }: SubjectRef,
): Promise<Subject | undefined> {
  const subject = await READERS[kind](db, id)
  return subject && { kind, id, ...subject }
}
