import type { Kysely } from 'kysely'
import { type LangId, languageOf } from '#contract/languages.ts'
import type { PushMessage } from '#contract/push.ts'
import type { Database } from '#server/db/schema.ts'
import { pushWords } from './words.ts'

/** Maximum recipes that a message names. */
const NAMED_MAX = 3

/** The receiver of a message, and the announcement it is about. */
export interface MessageRequest {
  userId: number
  langId: LangId
  announcement: number
}

/** New recipes for a receiver. */
interface News {
  /** The newest, at most {@link NAMED_MAX}. */
  recipes: { id: number; name: string; author: string; author_id: number }[]
  /** All of them. */
  count: number
  hasOneAuthor: boolean
}

/**
 * The message about new recipes of the authors that a member is subscribed to, in the member's language.
 * Undefined when they are subscribed to none of them any more.
 */
export async function composeMessage(
  db: Kysely<Database>,
  request: MessageRequest,
): Promise<PushMessage | undefined> {
  const { langId, announcement } = request
  const { recipes, count, hasOneAuthor } = await readNews(db, request)
  const [first] = recipes
  if (!first) return undefined
  const words = pushWords(langId)
  const names = recipes.map(({ name }) => name)
  if (count > names.length) names.push(words.more(count - names.length))
  const language = languageOf(langId)
  return {
    title: hasOneAuthor ? words.byOne(count, first.author) : words.byMany(count),
    body: new Intl.ListFormat(language).format(names),
    lang: language,
    tag: `recipes-${announcement}`,
    url:
      count === 1
        ? `/recipes/${first.id}`
        : hasOneAuthor
          ? `/authors/${first.author_id}`
          : '/recipes',
  }
}

async function readNews(
  db: Kysely<Database>,
  { userId, langId, announcement }: MessageRequest,
): Promise<News> {
  const rows = await db
    .selectFrom('new_recipes')
    .innerJoin('recipes', 'recipes.id', 'new_recipes.recipe_id')
    .innerJoin('subscriptions', 'subscriptions.author_id', 'recipes.author_id')
    .innerJoin('authors', 'authors.id', 'recipes.author_id')
    .innerJoin('recipe_texts', 'recipe_texts.recipe_id', 'recipes.id')
    .select(({ fn }) => [
      'recipes.id',
      'recipes.author_id',
      'authors.name as author',
      'recipe_texts.name',
      fn.countAll<number | string>().over().as('count'),
      fn.min('recipes.author_id').over().as('first_author'),
      fn.max('recipes.author_id').over().as('last_author'),
    ])
    .where('new_recipes.announcement', '=', announcement)
    .where('subscriptions.user_id', '=', userId)
    .where('subscriptions.told', '=', 'all')
    .where('recipe_texts.lang_id', '=', langId)
    .orderBy('recipes.published_at', 'desc')
    .orderBy('recipes.id', 'desc')
    .limit(NAMED_MAX)
    .execute()
  const [first] = rows
  return {
    recipes: rows,
    count: Number(first?.count ?? 0),
    hasOneAuthor: first?.first_author === first?.last_author,
  }
}
