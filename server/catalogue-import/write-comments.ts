import type { Comment } from '#content/format.ts'
import { langIdOf } from '#contract/languages.ts'
import type { ImportContext } from './context.ts'
import { commentTime, cookOf, ensureHomeCooks } from './home-cooks.ts'
import type { RecipeWithId } from './write-recipes.ts'

/** A comment of the catalogue with its cook. */
interface OwnedComment {
  readonly comment: Comment
  /** `slug#index`: how a re-import finds it. */
  readonly key: string
  readonly userId: number
}

async function writeTexts(
  { db, now }: ImportContext,
  { id, published }: RecipeWithId,
  wanted: readonly OwnedComment[],
): Promise<boolean> {
  const before = await db
    .selectFrom('comments')
    .select(['id', 'catalogue_key', 'user_id', 'lang_id', 'text'])
    .where('recipe_id', '=', id)
    .where('catalogue_key', 'is not', null)
    .execute()
  const known = new Map(before.map((row) => [row.catalogue_key, row]))
  const surplus = before.filter((row) => !wanted.some(({ key }) => key === row.catalogue_key))
  for (const row of surplus) await db.deleteFrom('comments').where('id', '=', row.id).execute()
  let written = surplus.length
  for (const {
    key,
    userId,
    comment: { lang, text },
  } of wanted) {
    const row = known.get(key)
    const values = { user_id: userId, lang_id: langIdOf(lang), text }
    if (row?.user_id === userId && row.lang_id === values.lang_id && row.text === text) continue
    written += 1
    if (row) await db.updateTable('comments').set(values).where('id', '=', row.id).execute()
    else
      await db
        .insertInto('comments')
        .values({
          ...values,
          recipe_id: id,
          created_at: commentTime(key, published, now),
          catalogue_key: key,
        })
        .execute()
  }
  return written > 0
}

/** A vote in a form that can be compared. */
function textOf(row: { user_id: number | null; vote: number }): string {
  return `${row.user_id}:${row.vote}`
}

async function writeVotes(
  { db }: ImportContext,
  { id }: RecipeWithId,
  wanted: readonly OwnedComment[],
  cooks: readonly number[],
): Promise<boolean> {
  const before = await db
    .selectFrom('ratings')
    .select(['id', 'user_id', 'vote'])
    .where('recipe_id', '=', id)
    .where('user_id', 'in', cooks)
    .execute()
  const votes = wanted.map(({ userId, comment: { stars } }) => ({
    recipe_id: id,
    user_id: userId,
    vote: stars - 1,
  }))
  const isSame = votes.map(textOf).sort().join() === before.map(textOf).sort().join()
  if (isSame) return false
  await db.deleteFrom('ratings').where('recipe_id', '=', id).where('user_id', 'in', cooks).execute()
  if (votes.length > 0) await db.insertInto('ratings').values(votes).execute()
  return true
}

/** Recipes whose comments or votes have changed. */
export interface WrittenComments {
  readonly comments: ReadonlySet<number>
  readonly votes: ReadonlySet<number>
}

/** Writes the comments of the catalogue, each with a vote, as fictional home cooks. */
export async function writeComments(
  context: ImportContext,
  recipes: readonly RecipeWithId[],
): Promise<WrittenComments> {
  const cooks = await ensureHomeCooks(context.db)
  const comments = new Set<number>()
  const votes = new Set<number>()
  for (const recipe of recipes) {
    const wanted = (recipe.comments ?? []).map((comment, index) => ({
      comment,
      key: `${recipe.slug}#${index}`,
      userId: cooks[cookOf(recipe.slug, index, langIdOf(comment.lang))] ?? 0,
    }))
    if (await writeTexts(context, recipe, wanted)) comments.add(recipe.id)
    if (await writeVotes(context, recipe, wanted, cooks)) votes.add(recipe.id)
  }
  return { comments, votes }
}
