import type { Kysely } from 'kysely'
import { decisionPath, isDecision } from '#contract/news/decision-path.ts'
import type { ReadKind } from '#contract/news/news.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { Database } from '#server/db/schema.ts'
import { selectAnswers } from '#server/news/answers.ts'
import { beginningOf } from '#server/news/beginning.ts'
import { answersWhen, decisionsWhen, filmsWhen, toldWhen } from '#server/news/choices.ts'
import { readDecisions } from '#server/news/decisions.ts'
import {
  announcedCookbooks,
  announcedFilms,
  announcedRecipes,
  COUNTED_MAX,
  type MessageRequest,
  type Named,
  type Published,
} from './announced-works.ts'

interface Answered extends Named {
  kind: 'answer'
  /** Where it stands. */
  recipeId: number
  /** How it begins. */
  text: string
}

/** What the desk has decided about something of the receiver's. */
interface Decided extends Named {
  kind: ReadKind
  isApproved: boolean
  /** Where it is read. */
  path: string
}

/** Something that a message is about. */
export type Announced = Published | Answered | Decided

/** Later than everything that is decided. */
const MAX_TIME = Number.MAX_SAFE_INTEGER

async function answersOf(
  db: Kysely<Database>,
  { userId, langId, announcement, until }: MessageRequest,
): Promise<Answered[]> {
  const rows = await selectAnswers(db, { userId, langId })
    .innerJoin('new_answers', 'new_answers.answer_id', 'comments.id')
    .where('new_answers.announcement', '>=', announcement)
    .where('new_answers.announcement', '<=', until)
    .execute()
  return rows.map(({ id, recipe_id: recipeId, text, document }) => {
    const { Name: name, Author } = JSON.parse(document) as Recipe
    return {
      kind: 'answer',
      id,
      name,
      author: Author.Name,
      authorId: Author.Id,
      recipeId,
      text: beginningOf(text),
    }
  })
}

async function decisionsOf(
  db: Kysely<Database>,
  { userId, langId, announcement, until }: MessageRequest,
): Promise<Decided[]> {
  const rows = await db
    .selectFrom('new_decisions')
    .select(['kind', 'decision_id'])
    .where('user_id', '=', userId)
    .where('announcement', '>=', announcement)
    .where('announcement', '<=', until)
    .limit(COUNTED_MAX)
    .execute()
  if (rows.length === 0) return []
  const idsOf = (kind: ReadKind) =>
    rows.filter((row) => row.kind === kind).map(({ decision_id }) => decision_id)
  const only = {
    readRecipe: idsOf('readRecipe'),
    readCookbook: idsOf('readCookbook'),
    readProfile: idsOf('readProfile'),
  }
  const items = await readDecisions(db, { userId, langId, since: 0, until: MAX_TIME, only })
  return items.flatMap(({ Kind, Id: id, Name: name, Author, Decision }) => {
    if (!isDecision(Kind) || !Decision) return []
    return {
      kind: Kind,
      id,
      name,
      author: Author.Name,
      authorId: Author.Id,
      isApproved: Decision.IsApproved,
      path: decisionPath(Kind, Decision),
    }
  })
}

/** What is still to be read of what was announced, for a member who still wants to hear of it. */
export async function readAnnounced(
  db: Kysely<Database>,
  request: MessageRequest,
): Promise<Announced[]> {
  const choices = await db
    .selectFrom('users')
    .leftJoin('news_choices as choices', 'choices.user_id', 'users.id')
    .select([toldWhen.as('published'), filmsWhen.as('films')])
    .select([answersWhen.as('answers'), decisionsWhen.as('decisions')])
    .where('users.id', '=', request.userId)
    .executeTakeFirst()
  const all: Announced[] = choices?.answers === 'now' ? await answersOf(db, request) : []
  if (choices?.decisions === 'now') all.push(...(await decisionsOf(db, request)))
  if (choices?.published === 'now')
    all.push(...(await announcedCookbooks(db, request)), ...(await announcedRecipes(db, request)))
  if (choices?.films === 'now') all.push(...(await announcedFilms(db, request)))
  return all
}
