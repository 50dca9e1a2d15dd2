import { folded, type FoodWords } from '../food-words.ts'
import { foodOf } from './food.ts'

/** Headings of ingredient groups that are one word without a colon. */
const GROUPS = new Set(
  `
  teig hefeteig mürbeteig rührteig belag füllung guss zuckerguss streusel boden creme sauce soße
  dressing marinade topping filling dough crust glaze frosting icing crumble garnish toppings base
  deko dekoration außerdem beilage panade vinaigrette zutaten ingredients
`
    .trim()
    .split(/\s+/u),
)
/** "For the dough", "Für den Teig". */
const FOR_GROUP =
  /^(?:for (?:the |serving|decoration|garnish)|to (?:serve|finish|garnish)$|für (?:den|die|das|dem|der) |zum (?:servieren|garnieren|bestreuen|verzieren)$|zutaten für |ingredients for )/iu

const RULES = '-–=_'

/** The text between rules: "--- Dough ---". Undefined for a line without two rules. */
function ruledText(line: string): string | undefined {
  const isRule = (index: number) => RULES.includes(line[index] ?? ' ')
  let [start, end] = [0, line.length]
  while (start < end && isRule(start)) start += 1
  // A line of rules alone has its last three as its text and its end.
  if (start === end) return end < 5 ? undefined : line.at(-3)
  while (isRule(end - 1)) end -= 1
  if (start < 2 || line.length - end < 2) return undefined
  return line.slice(start, end).trim() || line.slice(start, end)
}

/** The text of a heading without its markup; undefined if the line is not a heading. */
export function headingOf(line: string, words: FoodWords): string | undefined {
  const hashes = /^#+ ?(?=.)/u.exec(line)?.[0]
  const inner =
    hashes === undefined
      ? (/^\*\*(.+?):?\*\*$/u.exec(line)?.[1] ?? ruledText(line))
      : line.slice(hashes.length)
  if (inner) return inner.replace(/:$/u, '')
  if (/^[^\d:]+:$/u.test(line)) return line.slice(0, -1).trim()
  if (/[\d,:(]/u.test(line)) return undefined
  const isShouted = /^\p{Lu}[\p{Lu} &-]{2,}$/u.test(line) && foodOf(line, words) === undefined
  return isShouted || FOR_GROUP.test(line) || GROUPS.has(folded(line)) ? line : undefined
}
