import type { Kysely } from 'kysely'
import type { AuthorOverview } from '#contract/author-page/overview.ts'
import type { Database } from '#server/db/schema.ts'
import { requireAuthor, selectAuthorComments } from './comment-rows.ts'
import { readFollowers } from './followers.ts'
import type { AuthorReader } from './read-comments.ts'
import { readRecipeNumbers } from './recipe-numbers.ts'
import { readWaiting } from './waiting.ts'

/** What waits for an author, who follows, and how their recipes do. @throws {ApiError} `NotFound` for who is no author */
export async function readOverview(
  db: Kysely<Database>,
  { userId, langId }: AuthorReader,
  now: Date,
): Promise<AuthorOverview> {
  const authorId = await requireAuthor(db, userId)
  const author = await db
    .selectFrom('all_authors')
    .select('cookbook_count')
    .where('id', '=', authorId)
    .executeTakeFirstOrThrow()
  const { recipes } = await db
    .selectFrom('recipes')
    .select((row) => row.fn.countAll<number>().as('recipes'))
    .where('author_id', '=', authorId)
    .executeTakeFirstOrThrow()
  const waiting = await selectAuthorComments(db, authorId, userId)
    .where('answers.id', 'is', null)
    .where('comments.settled_at', 'is', null)
    .execute()
  return {
    Waiting: await readWaiting(db, { authorId, userId, langId }, waiting),
    Followers: await readFollowers(db, authorId, now),
    Recipes: await readRecipeNumbers(db, { authorId, langId, now: now.getTime() }),
    Counts: {
      Recipes: recipes,
      Cookbooks: author.cookbook_count,
      Comments: waiting.length,
    },
  }
}
