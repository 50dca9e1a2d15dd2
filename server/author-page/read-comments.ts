import type { Kysely } from 'kysely'
import type { AuthorComment, AuthorComments, CommentPart } from '#contract/author-page/comments.ts'
import type { LangId } from '#contract/languages.ts'
import { LIST_LIMIT_MAX } from '#contract/limits.ts'
import { inOrder } from '#server/catalogue/in-order.ts'
import { readCommentsOf } from '#server/comments/queries.ts'
import { commentToWire } from '#server/comments/routes.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { mediaPath } from '#server/media/media-path.ts'
import {
  asks,
  requireAuthor,
  selectAuthorComments,
  waits,
  type AuthorCommentRow,
} from './comment-rows.ts'

/** Who reads, in which language. */
export interface AuthorReader {
  userId: number
  langId: LangId
}

/** Which comments an author reads. */
interface CommentList extends AuthorReader {
  part: CommentPart
  limit?: number | undefined
  offset?: number | undefined
}

const PARTS: Record<CommentPart, (row: AuthorCommentRow) => boolean> = {
  waiting: waits,
  questions: asks,
  answered: (row) => row.answer_id !== null,
  all: () => true,
}

const newest = (some: readonly AuthorCommentRow[]) => Math.max(...some.map((row) => row.created_at))

/** Recipes by their newest comment; of each the questions first, then the oldest. */
function sorted(rows: readonly AuthorCommentRow[]): AuthorCommentRow[] {
  const byRecipe = Map.groupBy(rows, (row) => row.recipe_id)
  return [...byRecipe.values()]
    .toSorted((a, b) => newest(b) - newest(a))
    .flatMap((some) =>
      some.toSorted(
        (a, b) => b.is_question - a.is_question || a.created_at - b.created_at || a.id - b.id,
      ),
    )
}

/** The comments on an author's recipes. @throws {ApiError} `NotFound` for who is no author */
export async function readAuthorComments(
  db: Kysely<Database>,
  { part, limit = LIST_LIMIT_MAX, offset = 0, ...reader }: CommentList,
): Promise<AuthorComments> {
  const author = await requireAuthor(db, reader.userId)
  const rows = await selectAuthorComments(db, author, reader.userId).execute()
  const page = sorted(rows.filter(PARTS[part])).slice(offset, offset + limit)
  const count = (of: CommentPart) => rows.filter(PARTS[of]).length
  return {
    Comments: await toWire(db, page, reader),
    Counts: {
      waiting: count('waiting'),
      questions: count('questions'),
      answered: count('answered'),
      all: count('all'),
    },
  }
}

/** One of them. @throws {ApiError} `NotFound` */
export async function readAuthorComment(
  db: Kysely<Database>,
  id: number,
  reader: AuthorReader,
): Promise<AuthorComment> {
  const author = await requireAuthor(db, reader.userId)
  const rows = await selectAuthorComments(db, author, reader.userId)
    .where('comments.id', '=', id)
    .execute()
  const [comment] = await toWire(db, rows, reader)
  if (!comment) throw new ApiError('NotFound')
  return comment
}

async function toWire(
  db: Kysely<Database>,
  rows: readonly AuthorCommentRow[],
  { userId, langId }: AuthorReader,
): Promise<AuthorComment[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const comments = inOrder(await readCommentsOf(db, ids, userId), ids, ({ id }) => id)
  const recipeIds = [...new Set(rows.map((row) => row.recipe_id))]
  const recipes = await db
    .selectFrom('recipes')
    .innerJoin('recipe_texts', 'recipe_texts.recipe_id', 'recipes.id')
    .leftJoin('media', 'media.id', 'recipes.cover_media_id')
    .select(['recipes.id', 'recipe_texts.name', 'media.path'])
    .where('recipe_texts.lang_id', '=', langId)
    .where('recipes.id', 'in', recipeIds)
    .execute()
  const recipeOf = new Map(
    recipes.map(({ id, name, path }) => [id, { Id: id, Name: name, CoverPath: mediaPath(path) }]),
  )
  const steps = await readStepNumbers(db, recipeIds)
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return comments.flatMap((comment) => {
    const row = rowOf.get(comment.id)
    const Recipe = row && recipeOf.get(row.recipe_id)
    if (!row || !Recipe) return []
    const step = namedStep(comment.text)
    const isThere = step !== undefined && steps.has(`${row.recipe_id} ${step}`)
    const wire: AuthorComment = {
      Comment: commentToWire(comment, userId),
      Recipe,
      IsQuestion: row.is_question === 1,
      IsSettled: row.settled_at !== null,
    }
    return isThere ? Object.assign(wire, { Step: step }) : wire
  })
}

/** The first step that a text names. */
function namedStep(text: string): number | undefined {
  const found = /\b(?:step|schritt)\s{0,3}(?<number>[1-9]\d?)\b/iu.exec(text)?.groups?.['number']
  return found === undefined ? undefined : Number(found)
}

/** The steps that recipes have, by recipe and number. */
async function readStepNumbers(
  db: Kysely<Database>,
  recipeIds: readonly number[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('recipe_steps')
    .select(['recipe_id', 'step_number'])
    .where('recipe_id', 'in', recipeIds)
    .execute()
  return new Set(rows.map((row) => `${row.recipe_id} ${row.step_number}`))
}
