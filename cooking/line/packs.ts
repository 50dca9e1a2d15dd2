import { folded, type FoodWords } from '../food-words.ts'
import { isAmount } from '../numbers/numbers.ts'
import { numberOfWord } from '../numbers/number-words.ts'
import { isDash, type Token } from '../numbers/tokens.ts'
import { foodOf } from './food.ts'
import { unitAt } from './units.ts'

const PACK =
  /^(?:packs?|packung(?:en)?|pck|päckchen|kartons?|schachteln?|box|boxen|trays?|träger|kisten?)$/u
/** "Sechserpack", "Zehnerpackung". */
const IN_WORDS = /^(\p{L}{2,10})er(?:packs?|packung(?:en)?|kartons?)$/u
const ARTICLE = /^(?:an?|eine?n?)$/u
const TIMES = /^(?:[x×*]|mal)$/u
const LINK = /^(?:of|mit|von)$/u
/** Units that people write without a blank before the food. */
const GLUED = /^(kg|g|ml|cl|dl|l|el|tl)(\p{L}{2,40})$/iu
/** Tokens at the start in which a unit is looked for that is glued to its food. */
const GLUED_MAX = 5

/** How many a pack has that stands at a token, and the place behind it. */
function onePack(tokens: readonly Token[], at: number) {
  const [count, er, after, more] = tokens.slice(at, at + 4)
  if (/^sixpacks?$/u.test(count?.word ?? '')) return { each: 6, next: at + 1 }
  const words = numberOfWord(IN_WORDS.exec(count?.word ?? '')?.[1] ?? '')
  if (words !== undefined) return { each: words, next: at + 1 }
  if (!count || !er || er.isSpaced || !Number.isInteger(count.value)) return undefined
  const dash = isDash(after) ? 1 : 0
  // "6er-Pack".
  if (er.word === 'er' && PACK.test((dash ? more : after)?.word ?? ''))
    return { each: count.value, next: at + 3 + dash }
  const isPack = isDash(er) && /^packs?$/u.test(after?.word ?? '') && !after?.isSpaced
  return isPack ? { each: count.value, next: at + 3 } : undefined
}

/** "2 packs of 6": how many they have. What is weighed behind it is no number: "pack of 500 g". */
function packOf(tokens: readonly Token[], known: FoodWords) {
  const [first] = tokens
  const isCounted = ARTICLE.test(first?.word ?? '') || Number.isInteger(first?.value)
  const [pack, link, count, after] = tokens.slice(isCounted ? 1 : 0)
  const isPack = PACK.test(pack?.word ?? '') && /^(?:of|mit|à|von)$/u.test(link?.word ?? '')
  const isFood = after?.isSpaced === true && /^\p{L}/u.test(after.text)
  const next = isCounted ? 4 : 3
  if (!isPack || !count || !isFood || unitAt(tokens, next, known)) return undefined
  return { amount: count.value * (Number.isInteger(first?.value) ? (first?.value ?? 1) : 1), next }
}

/**
 * What is sold by the number in a pack: 6 of "6er Pack", "6-pack" and "pack of 6", 12 of "2 x 6er Pack".
 * Undefined where the tokens do not begin with such a pack.
 */
export function packAt(
  tokens: readonly Token[],
  known: FoodWords,
): { amount: number; next: number } | undefined {
  const [first, second] = tokens
  const alone = onePack(tokens, 0)
  const isTimes = TIMES.test(second?.word ?? '')
  const pack = alone ?? onePack(tokens, isTimes ? 2 : 1)
  const packs = alone || ARTICLE.test(first?.word ?? '') ? 1 : (first?.value ?? Number.NaN)
  const isLinked = LINK.test(tokens[pack?.next ?? 0]?.word ?? '')
  const numbered = pack && { amount: pack.each * packs, next: pack.next + (isLinked ? 1 : 0) }
  const found = numbered ?? packOf(tokens, known)
  const isNumber = found && Number.isInteger(found.amount) && isAmount(found.amount)
  return isNumber && found.next < tokens.length ? found : undefined
}

/** Tokens in which a unit is apart from the food that was written behind it without a blank: "50gMehl". */
export function apartFromUnit(tokens: Token[], known: FoodWords): Token[] {
  const at = tokens.findIndex(
    ({ isSpaced, word }, index) =>
      index > 0 &&
      index < GLUED_MAX &&
      !isSpaced &&
      !Number.isNaN(tokens[index - 1]?.value ?? NaN) &&
      GLUED.test(word),
  )
  const token = tokens[at]
  if (!token || known.units.has(folded(token.word))) return tokens
  const [, unit = '', food = ''] = GLUED.exec(token.text) ?? []
  const isNoun = /^(?:\p{Ll}+|EL|TL)$/u.test(unit) && /^\p{Lu}\p{Ll}/u.test(food)
  const isFood = foodOf(food, known) !== undefined && foodOf(token.word, known) === undefined
  if (food === '' || !(isNoun || isFood)) return tokens
  const middle = token.index + unit.length
  const parts: Token[] = [
    { ...token, text: unit, word: unit.toLowerCase(), end: middle },
    { ...token, text: food, word: food.toLowerCase(), index: middle, isSpaced: false },
  ]
  return tokens.toSpliced(at, 1, ...parts)
}
