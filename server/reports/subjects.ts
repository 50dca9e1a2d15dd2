import { sql, type Kysely, type Transaction } from 'kysely'
import { HIDDEN_BY_COUNT, type ReportKind } from '#contract/reports/limits.ts'
import { notePublicChange } from '#server/catalogue/public-changes.ts'
import type { Database } from '#server/db/schema.ts'
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

/** Something that can be hidden. */
export type HiddenSubject = Subject & { readonly kind: HiddenKind }

/** Whether it is of a kind that can be hidden. */
export function canHide<Ref extends SubjectRef>(
  ref: Ref,
): ref is Ref & { readonly kind: HiddenKind } {
  return HIDDEN_BY_COUNT.some((kind) => kind === ref.kind)
}

/** The tables that say what is hidden, each with the column that holds the id of a {@link SubjectRef}. */
const TABLES = {
  comment: ['comments', 'id'],
  note: ['step_notes', 'id'],
  picture: ['avatars', 'user_id'],
} as const satisfies Record<HiddenKind, readonly [table: keyof Database, id: string]>

/**
 * Locks the row of something until the transaction ends, so that it is neither changed nor decided about
 * meanwhile. What cannot be hidden needs no lock.
 */
export async function lockSubject(trx: Transaction<Database>, ref: SubjectRef): Promise<void> {
  if (!canHide(ref)) return
  const [table, id] = TABLES[ref.kind]
  // An update locks the row on either engine.
  await sql`update ${sql.table(table)} set hidden_at = hidden_at
    where ${sql.ref(id)} = ${ref.id}`.execute(trx)
}

/** Hides something from others, or shows it again; visitors see that within a second. */
export async function setHidden(
  trx: Transaction<Database>,
  subject: HiddenSubject,
  hiddenAt: number | null,
): Promise<void> {
  const [table, id] = TABLES[subject.kind]
  await sql`update ${sql.table(table)} set hidden_at = ${hiddenAt}
    where ${sql.ref(id)} = ${subject.id}`.execute(trx)
  await notePublicChange(trx, subject.recipeId)
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
      .selectFrom('recipes')
      .leftJoin('all_authors', 'all_authors.id', 'recipes.author_id')
      .select('owner_id')
      .where('recipes.id', '=', id)
      .executeTakeFirst()
    const texts = await db
      .selectFrom('recipe_texts')
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
    return row && named(row.owner_id, { texts, recipeId: id, all: documents })
  },
  cookbook: async (db, id) => {
    const row = await db
      .selectFrom('cookbooks')
      .leftJoin('all_authors', 'all_authors.id', 'cookbooks.author_id')
      .select('owner_id')
      .where('cookbooks.id', '=', id)
      .executeTakeFirst()
    const texts = await db
      .selectFrom('cookbook_texts')
      .select(['name', 'description'])
      .where('cookbook_id', '=', id)
      .orderBy('lang_id')
      .execute()
    return row && named(row.owner_id, { texts })
  },
  author: async (db, id) => {
    const row = await db
      .selectFrom('authors')
      .innerJoin('all_authors', 'all_authors.id', 'authors.id')
      .select(['owner_id', 'authors.name'])
      .where('authors.id', '=', id)
      .executeTakeFirst()
    const texts = await db
      .selectFrom('author_texts')
      .select('description')
      .where('author_id', '=', id)
      .orderBy('lang_id')
      .execute()
    return row && named(row.owner_id, { texts: [{ name: row.name, description: null }, ...texts] })
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

const named = (userId: number | null, { texts, recipeId, all = texts }: Texts) => ({
  userId,
  recipeId: recipeId ?? null,
  text: [
    ...new Set(texts.flatMap(({ name, description }) => [name ?? [], description ?? []].flat())),
  ].join('\n'),
  digest: digestOf(all),
  hiddenAt: null,
})

/** Something that can be reported; undefined when it is not there, or private. */
export async function readSubject(
  db: Kysely<Database>,
  { kind, id }: SubjectRef,
): Promise<Subject | undefined> {
  const subject = await READERS[kind](db, id)
  return subject && { kind, id, ...subject }
}
