import type { Kysely } from 'kysely'
import type { Foods } from '#server/catalogue/foods.ts'
import type { Database } from '#server/db/schema.ts'
import { termWords, foldWords } from '#server/search/fold.ts'
import { allowsTypo } from '#server/search/index.ts'
import { askedOf } from '#server/search/parsed-query.ts'
import type { Match, QueryWord, Vocabulary } from '#server/search/query-words.ts'
import {
  otherNamesOf,
  type SameWords,
  SAME_WORDS,
  UNDER,
  sameIn,
  withUmbrellas,
} from '#server/search/same-words.ts'
import { deletionsOf, otherForms } from '#server/search/word-forms.ts'

/** A recipe with its words, folded, with blanks around each. */
interface FoldedText {
  readonly id: number
  readonly folded: string
}

/** A kind of the search index whose terms are only words: needs are kept by the catalogue alone. */
const ONLY_WORDS = 3

/**
 * Ids of the recipes that a term finds among these, by the search rule of the API (section 4.3) and
 * wherever the words of the term are in their texts as they were typed.
 */
export async function findAmong(
  db: Kysely<Database>,
  texts: readonly FoldedText[],
  term: string,
  foods: Foods,
): Promise<Set<number>> {
  const typed = termWords(term)
  if (typed.length === 0) return new Set()
  const found = new Set(
    texts.flatMap(({ id, folded }) => (typed.every((word) => folded.includes(word)) ? [id] : [])),
  )
  const same = await readFoodSynonyms(db, foods)
  const words = [...new Set(texts.flatMap(({ folded }) => folded.trim().split(' ')))]
  const asked = await askedOf(ONLY_WORDS, term, vocabularyOf(words, same))
  for (const way of asked?.ways ?? []) {
    const matchers = way.map((word) => textMatcher(word, words, same))
    const matching = texts.filter(({ folded }) => matchers.every((matches) => matches(folded)))
    for (const { id } of matching) found.add(id)
    if (matching.length > 0) break
  }
  return found
}

/** Minimum letters of a word, and of the rest, where the word is a part of a compound. */
const PART = { min: 4, rest: 3 }

/** Words that are one of these or share a deletion with one of them. */
function nearTo(words: readonly string[], asked: readonly string[]): string[] {
  const wanted = new Set(asked)
  const starts = new Set(asked.map((word) => word[0]))
  const lengths = new Set(asked.map((word) => word.length))
  const mayShare = (word: string) =>
    (starts.has(word[0]) || starts.has(word[1])) && lengths.has(word.length - 1) && allowsTypo(word)
  return words.filter(
    (word) =>
      wanted.has(word) || (mayShare(word) && deletionsOf(word).some((one) => wanted.has(one))),
  )
}

/** The vocabulary of texts: their words, and names of foods and dishes that they may have too. */
function vocabularyOf(words: readonly string[], same: SameWords): Vocabulary {
  const all = [...new Set([...words, ...same.keys()])]
  return {
    near: (asked) => Promise.resolve(nearTo(all, asked)),
    begins: (start) => Promise.resolve(words.some((word) => word.startsWith(start))),
    beginning: (start) =>
      Promise.resolve(all.filter((word) => word.startsWith(start) && allowsTypo(word))),
  }
}

/** Whether a word is another or a compound with it at one of its ends. */
function hasPart(word: string, part: string): boolean {
  if (word === part) return true
  if (part.length < PART.min || word.length < part.length + PART.rest) return false
  return word.startsWith(part) || word.endsWith(part)
}

/** What a match looks for: the words themselves and whatever else they are called. */
function wantedBy({ words, isBeginning }: Match, same: SameWords): string[] {
  if (isBeginning) return []
  // Of single words the forms that the texts have are asked for already.
  const phrases = words.filter((word) => word.includes(' '))
  return [
    ...words,
    ...phrases.flatMap(otherForms),
    ...words.flatMap((word) => otherNamesOf(word, same)),
  ]
}

/**
 * What tells whether a folded text has an asked word.
 * @param words all words of the texts
 */
function textMatcher(
  { matches }: QueryWord,
  words: readonly string[],
  same: SameWords,
): (text: string) => boolean {
  const wanted = [...new Set(matches.flatMap((match) => wantedBy(match, same)))]
  const beginnings = matches.flatMap((match) => (match.isBeginning ? match.words : []))
  const single = wanted.filter((one) => !one.includes(' '))
  const phrases = wanted.filter((one) => one.includes(' '))
  const found = new Set(
    words.filter(
      (word) =>
        single.some((part) => hasPart(word, part)) ||
        beginnings.some((start) => word.startsWith(start)),
    ),
  )
  return (text) =>
    text.split(' ').some((word) => found.has(word)) ||
    phrases.some((phrase) => text.includes(` ${phrase} `))
}

/** What foods and dishes are called in both languages, of each version of the catalogue. */
const synonyms = new WeakMap<Foods, Promise<SameWords>>()

const fold = (name: string) => foldWords(name).join(' ')

/** Umbrella words with the foods under them: "Käse", feta. */
async function readUmbrellas(db: Kysely<Database>, { foods }: Foods) {
  const byId = new Map(foods.Foods.map((food) => [food.Id, food]))
  const rows = await db
    .selectFrom('ingredient_synonyms')
    .select(['ingredient_id', 'name'])
    .execute()
  return rows.flatMap(({ ingredient_id, name }) => {
    const food = byId.get(ingredient_id)
    if (!food || food.Synonyms.includes(name)) return []
    return [[fold(name), food.Names.map(({ One }) => fold(One))] as const]
  })
}

async function readSynonyms(db: Kysely<Database>, foods: Foods): Promise<SameWords> {
  const named = sameIn(
    foods.foods.Foods.map(({ Names, Synonyms }) => [
      ...Names.flatMap(({ One, Other }) => [One, Other]),
      ...Synonyms,
    ]),
  )
  const all = new Map(named)
  for (const [word, others] of SAME_WORDS)
    all.set(word, new Set([...others, ...(named.get(word) ?? [])]))
  return withUmbrellas(all, [...UNDER, ...(await readUmbrellas(db, foods))])
}

/** The other names of foods and dishes: those of the catalogue's foods and {@link SAME_WORDS}. */
async function readFoodSynonyms(db: Kysely<Database>, foods: Foods): Promise<SameWords> {
  const reading = synonyms.get(foods) ?? readSynonyms(db, foods)
  synonyms.set(foods, reading)
  reading.catch(() => synonyms.delete(foods))
  return await reading
}
