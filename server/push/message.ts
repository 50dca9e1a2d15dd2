import type { Kysely } from 'kysely'
import { pathOf } from '#contract/addresses/addresses.ts'
import { languageOf } from '#contract/languages.ts'
import type { PushAction, PushMessage } from '#contract/push.ts'
import type { Database } from '#server/db/schema.ts'
import { ensureChoices } from '#server/news/choices.ts'
import { readAnnounced, type Announced, type MessageRequest } from './announced.ts'
import { pushWords, type PushWords } from './words.ts'

/** Most things that a message names. */
const NAMED_MAX = 3

/**
 * The message about what is new of the authors that a member is subscribed to, in the member's language.
 * Undefined when they are subscribed to none of them any more, or all of it is withdrawn.
 */
export async function composeMessage(
  db: Kysely<Database>,
  request: MessageRequest,
): Promise<PushMessage | undefined> {
  const things = await readAnnounced(db, request)
  const [first] = things
  if (!first) return undefined
  const words = pushWords(request.langId)
  const lang = languageOf(request.langId)
  const isOfOne = things.every(({ authorId }) => authorId === first.authorId)
  const said =
    things.length === 1 ? sayOne(first, words) : sayMany(things, { words, lang, isOfOne })
  const { secret } = await ensureChoices(db, request.userId)
  const look: PushAction = { action: 'look', title: words.look }
  return {
    ...said,
    lang,
    // A message that waits at the push service gives way to the next.
    tag: `recipes-${request.until}`,
    actions: isOfOne
      ? [
          look,
          {
            action: 'less',
            title: words.less(first.author),
            post: `/unsubscribe/${secret}/${first.authorId}`,
          },
        ]
      : [look, { action: 'later', title: words.later }],
  }
}

type Said = Pick<PushMessage, 'title' | 'body' | 'url'>

function sayOne({ kind, id, name, author, count }: Announced, words: PushWords): Said {
  const of = kind === 'cookbook' || kind === 'added' ? 'cookbook' : 'recipe'
  return {
    title: words[kind].title(author),
    body: words[kind].body(name, count),
    url: pathOf(of, id),
  }
}

interface Saying {
  words: PushWords
  lang: string
  isOfOne: boolean
}

/** Recipes of one author are named; of several authors, or of several kinds, the authors are. */
function sayMany(things: readonly Announced[], { words, lang, isOfOne }: Saying): Said {
  const list = new Intl.ListFormat(lang)
  const url = '/favorites/following'
  const [first] = things
  if (isOfOne && first && things.every(({ kind }) => kind === 'recipe')) {
    const names = things.slice(0, NAMED_MAX).map(({ name }) => name)
    if (things.length > names.length) names.push(words.more(things.length - names.length))
    const title = words.recipesByOne(things.length, first.author)
    return { title, body: list.format(names), url: pathOf('author', first.authorId) }
  }
  const authors = [...new Set(things.map(({ author }) => author))]
  const named = authors.slice(0, NAMED_MAX)
  if (authors.length > named.length) named.push(words.more(authors.length - named.length))
  return { title: words.many(things.length), body: words.from(list.format(named)), url }
}
