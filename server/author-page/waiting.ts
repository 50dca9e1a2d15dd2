import type { Kysely } from 'kysely'
import { AUTHOR_WAITING_MAX } from '#contract/author-page/limits.ts'
import type { AuthorTask } from '#contract/author-page/overview.ts'
import { otherLanguage, languageOf, type LangId } from '#contract/languages.ts'
import type { Database } from '#server/db/schema.ts'
import { readDetails, type RecipeDetails } from '#server/recipes/details.ts'
import { asks, type AuthorCommentRow } from './comment-rows.ts'

/** For whom something waits. */
export interface WaitingFor {
  authorId: number
  userId: number
  langId: LangId
}

const dateOf = (time: number) => new Date(time).toISOString()

/**
 * What waits for an author, the oldest first.
 * @param comments those that wait
 */
export async function readWaiting(
  db: Kysely<Database>,
  who: WaitingFor,
  comments: readonly AuthorCommentRow[],
): Promise<AuthorTask[]> {
  const tasks = [
    ...commentTask(comments),
    ...(await returnedOf(db, who)),
    ...(await profileOf(db, who)),
    ...(await oneLanguageOf(db, who)),
  ]
  return tasks.toSorted((a, b) => a.Since.localeCompare(b.Since)).slice(0, AUTHOR_WAITING_MAX)
}

function commentTask(waiting: readonly AuthorCommentRow[]): AuthorTask[] {
  if (waiting.length === 0) return []
  const oldest = Math.min(...waiting.map((row) => row.created_at))
  const questions = waiting.filter(asks).length
  return [{ Kind: 'comments', Since: dateOf(oldest), Count: waiting.length, Questions: questions }]
}

/** What the desk has sent back and was not sent in again. */
async function returnedOf(
  db: Kysely<Database>,
  { userId, langId }: WaitingFor,
): Promise<AuthorTask[]> {
  const rows = await db
    .selectFrom('submissions')
    .innerJoin('own_recipes', 'own_recipes.id', 'submissions.recipe_id')
    .leftJoin('publications', 'publications.recipe_id', 'own_recipes.id')
    .select((row) => [
      'own_recipes.id',
      'own_recipes.name_en',
      'own_recipes.name_de',
      'submissions.decided_at',
      'publications.is_live',
      row
        .selectFrom('submission_remarks')
        .select((remark) => remark.fn.countAll<number>().as('count'))
        .whereRef('submission_id', '=', 'submissions.id')
        .where('done_at', 'is', null)
        .as('remarks'),
    ])
    .where('submissions.user_id', '=', userId)
    .where('submissions.state', '=', 'returned')
    .where('own_recipes.deleted_at', 'is', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('submissions as later')
            .select('later.id')
            .whereRef('later.recipe_id', '=', 'submissions.recipe_id')
            .whereRef('later.id', '>', 'submissions.id'),
        ),
      ),
    )
    .orderBy('submissions.decided_at')
    .limit(AUTHOR_WAITING_MAX)
    .execute()
  return rows.map((row) => {
    const names = { en: row.name_en, de: row.name_de }
    const language = languageOf(langId)
    return {
      Kind: 'returned',
      Since: dateOf(row.decided_at ?? 0),
      Id: row.id,
      Name: names[language] || names[otherLanguage(language)],
      Remarks: row.remarks ?? 0,
      IsLive: row.is_live === 1,
    }
  })
}

/** Another name or portrait that was sent back, and not asked for again. */
async function profileOf(db: Kysely<Database>, { userId }: WaitingFor): Promise<AuthorTask[]> {
  const latest = await db
    .selectFrom('profile_changes')
    .select(['state', 'decided_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (latest?.state !== 'returned') return []
  return [{ Kind: 'profile', Since: dateOf(latest.decided_at ?? 0) }]
}

/** Readers of the other language see these marked. */
async function oneLanguageOf(
  db: Kysely<Database>,
  { authorId }: WaitingFor,
): Promise<AuthorTask[]> {
  const rows = await db
    .selectFrom('recipes')
    .select(['published_at', 'details'])
    .where('author_id', '=', authorId)
    .execute()
  const single = rows.flatMap(({ published_at, details }) => {
    const { language } = readDetails<RecipeDetails>(details)
    return language === undefined ? [] : { published_at, language }
  })
  if (single.length === 0) return []
  const languages = new Set(single.map(({ language }) => language))
  const [only = null] = languages.size === 1 ? languages : []
  const oldest = Math.min(...single.map(({ published_at }) => published_at))
  return [{ Kind: 'oneLanguage', Since: dateOf(oldest), Count: single.length, Language: only }]
}
