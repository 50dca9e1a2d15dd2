import { NUMBER_START } from '#cooking/numbers/fraction-signs.ts'

/** "1. ", "2) ", "(2) ", "Step 3: ", "Step 3 " within a text. */
const MARKER =
  /(?:^|\s)(?:(?:step|schritt)\s?(\d{1,2})[.):]?\s|\(?(\d{1,2})(?:[.):]\s|[.)](?=\p{L})))/giu
const BULLET = /(?:^|\s)[•▪●]\s/u

/** The steps of a text that numbers or marks them: "1. Mix. 2. Bake."; else the text alone. */
export function partsOfOneText(text: string): string[] {
  const starts: number[] = []
  for (const { 0: mark, 1: step, 2: number = step, index } of text.matchAll(MARKER)) {
    if (Number(number) !== starts.length + 1) continue
    if (starts.length === 0 && index > 0) break
    starts.push(index + (/^\s/u.test(mark) ? 1 : 0))
  }
  if (starts.length > 1)
    return starts.map((start, index) => text.slice(start, starts[index + 1]).trim())
  const marked = /^[•▪●]\s/u.test(text) ? text.split(BULLET).map((part) => part.trim()) : []
  return marked.length > 2 ? marked.filter((part) => part !== '') : [text]
}

/** How an amount begins. */
const AMOUNT = String.raw`${NUMBER_START}|an?\s|eine?[nmr]?\s|etwas\s|some\s|half\s|halbe[rs]?\s|(?:salt|pepper|salz|pfeffer)(?!\p{L})`
const BEFORE_AMOUNT = new RegExp(String.raw`,\s(?=${AMOUNT})`, 'iu')
const STARTS_WITH_AMOUNT = new RegExp(`^(?:${AMOUNT})`, 'iu')

/**
 * The lines of a list of ingredients that is written as one text: "200 g flour, 2 eggs". A comma
 * ends a line only before an amount: "1 onion, chopped, 2 carrots" is two.
 */
export function linesOfOneText(text: string): string[] {
  if (/<[a-z/]|\n/iu.test(text)) return [text]
  const marked = text
    .split(/(?<!&#?\w{1,10});|[•▪●|]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (marked.length > 1) return marked
  const parts = text.split(BEFORE_AMOUNT).map((part) => part.trim())
  return parts.length > 1 && parts.every((part) => STARTS_WITH_AMOUNT.test(part)) ? parts : [text]
}
