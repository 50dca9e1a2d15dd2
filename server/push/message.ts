import type { Kysely } from 'kysely'
import { pathOf } from '#contract/addresses/addresses.ts'
import { commentPath } from '#contract/news/comment-address.ts'
import { isDecision } from '#contract/news/decision-path.ts'
import { languageOf } from '#contract/languages.ts'
import type { PushAction, PushMessage } from '#contract/push.ts'
import type { Database } from '#server/db/schema.ts'
import { ensureChoices } from '#server/news/choices.ts'
import type { MessageRequest } from './announced-works.ts'
import { readAnnounced, type Announced } from './announced.ts'
import { pushWords, type PushWords } from './words.ts'

/** Most things that a message names. */
const NAMED_MAX = 3

/**
 * The message about what is new of the authors that a member is subscribed to, about answers to the member, and
 * about what the desk has decided, in the member's language. Undefined when the member wants to hear of none of it any more, or all of it is withdrawn.
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
  return {
    ...said,
    lang,
    // A message that waits at the push service gives way to the next.
    tag: `recipes-${request.until}`,
    actions: actionsOf(things, { words, isOfOne, post: `/unsubscribe/${secret}` }),
  }
}

/** The kind that all things of a message have: what is published counts as one. */
function kindOf(things: readonly Announced[]): 'answers' | 'decisions' | 'published' | undefined {
  const kinds = things.map(({ kind }) =>
    kind === 'answer' ? 'answers' : isDecision(kind) ? 'decisions' : 'published',
  )
  return new Set(kinds).size === 1 ? kinds[0] : undefined
}

/** What can be done with a message at once: look, and hear less where all of it is of one kind. */
function actionsOf(
  things: readonly Announced[],
  { words, isOfOne, post }: { words: PushWords; isOfOne: boolean; post: string },
): PushAction[] {
  const kind = kindOf(things)
  if (kind === 'answers' || kind === 'decisions') {
    return [
      { action: 'look', title: words.read },
      { action: 'less', title: words.noneOfThese, post: `${post}/${kind}` },
    ]
  }
  const look: PushAction = { action: 'look', title: words.look }
  const [first] = things
  // What an author has answered belongs to what the author publishes; what the desk says does not.
  if (!isOfOne || !first || things.some((one) => isDecision(one.kind)))
    return [look, { action: 'later', title: words.later }]
  return [
    look,
    { action: 'less', title: words.less(first.author), post: `${post}/${first.authorId}` },
  ]
}

type Said = Pick<PushMessage, 'title' | 'body' | 'url'>

function sayOne(thing: Announced, words: PushWords): Said {
  const { id, name, author } = thing
  if (thing.kind === 'answer')
    return {
      title: words.answer.title(author),
      body: words.answer.body(name, thing.text),
      url: commentPath(thing.recipeId, id),
    }
  if ('isApproved' in thing) {
    const title = words.decided[thing.kind][thing.isApproved ? 'approved' : 'returned']
    return { title, body: name, url: thing.path }
  }
  const { kind, count } = thing
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
  const kind = kindOf(things)
  if (kind === 'decisions') {
    const names = things.slice(0, NAMED_MAX).map(({ name }) => name)
    if (things.length > names.length) names.push(words.more(things.length - names.length))
    return { title: words.decisions(things.length), body: list.format(names), url }
  }
  const authors = [
    ...new Set(things.map((one) => (isDecision(one.kind) ? words.desk : one.author))),
  ]
  const named = authors.slice(0, NAMED_MAX)
  if (authors.length > named.length) named.push(words.more(authors.length - named.length))
  const title = kind === 'answers' ? words.answers : words.many
  return { title: title(things.length), body: words.from(list.format(named)), url }
}
