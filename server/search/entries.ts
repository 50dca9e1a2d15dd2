import { BELONGS_TO, type SearchRank } from '#server/db/tables/search.ts'
import { compoundParts } from './compound-parts.ts'
import { foldWords } from './fold.ts'
import { foodWords, phrasesOf, type FoodNames } from './food-words.ts'
import { LINKS } from './links.ts'
import { irregularSingularsOf } from './word-forms.ts'

/** The searchable texts of an item, in both languages. */
export interface Searchable {
  readonly names: readonly string[]
  readonly plurals?: readonly string[]
  readonly synonyms?: readonly string[]
  /** Tags and dish types. */
  readonly filedUnder?: readonly string[]
  /** The foods that a dish is mainly made of. */
  readonly mainly?: readonly FoodNames[]
  /** Its other foods. */
  readonly contains?: readonly FoodNames[]
  /** Foods that it may have. */
  readonly perhaps?: readonly FoodNames[]
  readonly tools?: readonly string[]
  /** Authors and cookbooks. */
  readonly belongsTo?: readonly string[]
  /** Entries that are no words, with their ranks; see `needs.ts`. */
  readonly marks?: ReadonlyMap<string, SearchRank>
}

/** The folded words of an item, each with its best rank. */
export type SearchEntries = ReadonlyMap<string, SearchRank>

/** Words that mean something for the catalogue as a whole. */
export interface KnownWords {
  /** Known endings of compounds. */
  readonly tails: ReadonlySet<string>
  /** Folded names of foods of several words: "soy sauce". */
  readonly phrases?: ReadonlySet<string>
}

/** The names of foods in a text. */
function phrasesIn(words: readonly string[], phrases: ReadonlySet<string>): string[] {
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`)
  return pairs.filter((pair) => phrases.has(pair))
}

/** What a tool is found by: a "muffin tin" by "tin", but not by "muffin". */
function toolWords(name: string): string[] {
  const words = foldWords(name)
  const telling = words.filter((word) => !LINKS.has(word))
  if (telling.length < words.length) return telling
  const beginnings = words.map((_, index) => words.slice(0, index + 1))
  return [...beginnings.flatMap(phrasesOf), ...words.slice(-1)]
}

/** Splits the texts of an item into words. */
export function searchEntries(
  item: Searchable,
  { tails, phrases = new Set() }: KnownWords,
): SearchEntries {
  const entries = new Map<string, SearchRank>(item.marks)
  const add = (rank: SearchRank, words: readonly string[]) => {
    for (const word of words)
      entries.set(word, Math.min(rank, entries.get(word) ?? rank) as SearchRank)
  }
  const wordsOf = (texts: readonly string[] = []) =>
    texts.map(foldWords).flatMap((words) => words.concat(phrasesIn(words, phrases)))
  const names = wordsOf(item.names)
  const plurals = wordsOf(item.plurals)
  add(0, names)
  add(1, plurals)
  add(1, [...names, ...plurals].flatMap(irregularSingularsOf))
  const synonyms = wordsOf(item.synonyms)
  add(2, synonyms)
  const partsOf = (words: readonly string[]) => words.flatMap((word) => compoundParts(word, tails))
  add(
    3,
    partsOf([...names, ...plurals]).flatMap(({ head, tail }) => [head, tail]),
  )
  // Only the ending of a synonym: "Cocktailtomate" is not found by "cocktail".
  add(
    3,
    partsOf(synonyms).map(({ tail }) => tail),
  )
  add(4, wordsOf(item.filedUnder))
  const foods = (all: readonly FoodNames[] = []) => all.flatMap((food) => foodWords(food, tails))
  add(5, foods(item.mainly))
  add(6, foods(item.contains))
  add(7, foods(item.perhaps))
  add(
    BELONGS_TO,
    wordsOf(item.belongsTo).filter((word) => !LINKS.has(word)),
  )
  add(BELONGS_TO, (item.tools ?? []).flatMap(toolWords))
  return entries
}
