import type { FoodWords } from '#cooking/food-words.ts'
import type { Language } from '#contract/languages.ts'
import type { DraftLine } from '#contract/own-recipes/draft.ts'
import * as limits from '#contract/own-recipes/limits.ts'
import type { ReadLine } from '#cooking/line/understood-line.ts'
import { readDraftLine } from '#cooking/line/read-line.ts'
import { foodsOfLine } from '#cooking/line/several.ts'
import type { NamedLine } from '#cooking/writing/draft-text.ts'
import { cleanLines, shorten } from '../clean-text.ts'
import { keyMaker } from './draft-keys.ts'
import type { RawRecipe } from '../raw-recipe.ts'

/** What a recipe is read with. */
export interface ReadingWords {
  readonly words: FoodWords
  /** All names of a food, for the texts of steps. */
  readonly namesOf: (food: number) => readonly string[]
  /** The member's language. */
  readonly language: Language
}

/** A line of the draft, and what was understood of it. */
export interface KeyedLine {
  readonly line: DraftLine
  readonly read: ReadLine
}

/** Characters that are read of all lines of a recipe with their markup. */
const READ_MAX = 5 * limits.DRAFT_LINES_MAX * limits.DRAFT_LINE_MAX

/** The lines of a draft, with keys of their own. */
export function linesOf(raw: RawRecipe, language: Language, words: FoodWords): KeyedLine[] {
  const keyOf = keyMaker()
  let left = READ_MAX
  const room = ({ length }: string) => {
    const taken = Math.min(length, left)
    left -= taken
    return taken
  }
  return raw.ingredients
    .slice(0, limits.DRAFT_LINES_MAX)
    .flatMap((text) => cleanLines(text.slice(0, room(text))))
    .slice(0, limits.DRAFT_LINES_MAX)
    .map((text) => shorten(text, limits.DRAFT_LINE_MAX))
    .flatMap((text) => foodsOfLine(text, words))
    .filter((text) => text !== '' && text !== ':')
    .slice(0, limits.DRAFT_LINES_MAX)
    .map((text) => {
      const read = readDraftLine(text, words)
      const line: DraftLine = {
        Key: keyOf(read.name),
        ...(read.isHeading && { IsHeading: true }),
        Text: { [language]: read.isHeading ? read.name : text },
      }
      return { line, read }
    })
}

/** The last word of a name of several: "rice" of "basmati rice". */
const lastWord = (name: string) => / (\p{L}{4,})$/u.exec(name)?.[1]?.toLowerCase()

/** What the texts of steps may call the lines; a last word that two lines share says nothing. */
export function namedLines(lines: readonly KeyedLine[], { namesOf }: ReadingWords): NamedLine[] {
  const foods = lines.filter(({ read }) => !read.isHeading)
  const ends = Map.groupBy(foods, ({ read }) => lastWord(read.name))
  return foods.map(({ line, read }) => {
    const end = lastWord(read.name)
    const short = end !== undefined && ends.get(end)?.length === 1 ? [end] : []
    return {
      key: line.Key,
      names: [read.name, ...short, ...(read.food === undefined ? [] : namesOf(read.food))],
    }
  })
}
