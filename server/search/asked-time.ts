import { QUICK_MINUTES, SEARCH_TEXT_MAX } from '#contract/limits.ts'

/** A term, and the time in all that it asks for. */
export interface AskedTime {
  /** The term without its words about time; blank if it has no other. */
  readonly term: string
  /** Minutes in all at most. */
  readonly minutes: number
}

const NOT_IN_WORD = { before: String.raw`(?<![\p{L}\p{N}])`, after: String.raw`(?![\p{L}\p{N}])` }
const wholeWords = (words: string) =>
  new RegExp(`${NOT_IN_WORD.before}(?:${words})${NOT_IN_WORD.after}`, 'giu')

const AT_MOST = String.raw`(?:ready in|less than|up to|under|within|in|unter|innerhalb von|höchstens|maximal|bis zu|bis)\s+`
const HOURS = 'hours?|h|stunden?|std'
/** "under 30 minutes", "in 20 Min.", "1 h". */
const NUMBERED = wholeWords(
  String.raw`(?:${AT_MOST})?(?<number>\d{1,3})[\s-]*(?:(?<hours>${HOURS})|minutes?|minuten?|mins?)`,
)
/** "in half an hour", "unter einer Stunde". */
const HALF = wholeWords(String.raw`(?:${AT_MOST})?(?:half an hour|(?:einer )?halben? stunde)`)
const HOUR = wholeWords(String.raw`${AT_MOST}(?:an hour|one hour|einer stunde)`)
const QUICK = wholeWords(String.raw`quick|fast|schnell(?:e[mnrs]?)?|rasch(?:e[mnrs]?)?`)
/** Whatever the expressions above match has one of these; most terms have none. */
const MAY_ASK = /\d|hour|stunde|quick|fast|schnell|rasch/iu
/** What is left of "quick meals" says nothing about a recipe. */
const ANY_DISH = wholeWords(
  'recipes?|meals?|dish(?:es)?|food|rezepte?|gerichte?|essen|küche|fertig',
)

/** Takes the words about time out of a search for recipes; undefined where there are none. */
export function askedTime(asked: string | undefined): AskedTime | undefined {
  if (asked === undefined || asked.length > SEARCH_TEXT_MAX) return undefined
  if (!MAY_ASK.test(asked)) return undefined
  const limits: number[] = []
  const take = (text: string, words: RegExp, minutesOf: (match: RegExpMatchArray) => number) => {
    limits.push(...Array.from(text.matchAll(words), minutesOf))
    return text.replace(words, ' ')
  }
  let term = take(asked, NUMBERED, ({ groups }) => {
    return Number(groups?.['number']) * (groups?.['hours'] ? 60 : 1)
  })
  term = take(term, HALF, () => 30)
  term = take(term, HOUR, () => 60)
  term = take(term, QUICK, () => QUICK_MINUTES)
  if (limits.length === 0) return undefined
  const rest = term.replace(ANY_DISH, ' ')
  const isAnyDish = !/[\p{L}\p{N}]/u.test(rest)
  return { term: isAnyDish ? '' : term.trim(), minutes: Math.min(...limits) }
}
