import type { Kysely } from 'kysely'
import { NEWS_MAX } from '#contract/news/news.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { Database } from '#server/db/schema.ts'
import { seenBy } from '#server/reports/seen-by.ts'
import { beginningOf } from './beginning.ts'
import type { Dated, NewsOf } from './news-of.ts'

/**
 * What authors have answered to a member's comments, as far as everybody reads the comment and the member the answer:
 * not what is hidden, reported, written by somebody whom they block, or at a recipe that is withdrawn.
 */
export function selectAnswers(
  db: Kysely<Database>,
  { userId, langId }: Pick<NewsOf, 'userId' | 'langId'>,
) {
  return db
    .selectFrom('comments')
    .innerJoin('comments as asked', 'asked.id', 'comments.answer_to')
    .innerJoin('recipes', 'recipes.id', 'comments.recipe_id')
    .innerJoin('recipe_documents as written', 'written.recipe_id', 'recipes.id')
    .select(['asked.id', 'comments.recipe_id', 'comments.text', 'comments.lang_id'])
    .select(['comments.created_at', 'written.document'])
    .where('asked.user_id', '=', userId)
    .where('asked.hidden_at', 'is', null)
    .where('comments.user_id', '!=', userId)
    .where(seenBy('comment', userId))
    .where('written.lang_id', '=', langId)
    .orderBy('comments.created_at', 'desc')
    .orderBy('comments.id', 'desc')
    .limit(NEWS_MAX)
}

/** Answers to the member's comments. */
export async function readAnswers(db: Kysely<Database>, of: NewsOf): Promise<Dated[]> {
  const rows = await selectAnswers(db, of)
    .where('comments.created_at', '>', of.since)
    .where('comments.created_at', '<=', of.until)
    .execute()
  return rows.map(({ id, recipe_id, text, lang_id, created_at, document }) => {
    const { Name, Author, CoverPath } = JSON.parse(document) as Recipe
    return {
      Kind: 'answer',
      Id: id,
      Published: new Date(created_at).toISOString(),
      Name,
      Text: beginningOf(text),
      Author,
      CoverPath,
      HeaderPath: null,
      Count: 1,
      Answer: { RecipeId: recipe_id, LangId: lang_id },
    }
  })
}
