import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { recipeWords } from '#cooking/food-words.ts'
import type { ReadingWords } from './draft/draft-lines.ts'

interface CatalogueFood {
  name: Record<'en' | 'de', { one: string; other: string }>
  synonyms?: Record<'en' | 'de', string[]>
}

let known: Omit<ReadingWords, 'language'> | undefined

/** The foods of the demo catalogue, for tests that read without a database. */
export function testReading(language: 'en' | 'de' = 'en'): ReadingWords {
  known ??= demoFoods()
  return { ...known, language }
}

function demoFoods(): Omit<ReadingWords, 'language'> {
  const catalogue = parse(
    readFileSync('content/catalogue/ingredients.yaml', 'utf8'),
  ) as CatalogueFood[]
  const foods = catalogue.map(({ name, synonyms }, id) => ({
    id,
    names: [
      name.en.one,
      name.en.other,
      name.de.one,
      name.de.other,
      ...(synonyms?.en ?? []),
      ...(synonyms?.de ?? []),
    ],
  }))
  return { words: recipeWords(foods), namesOf: (food) => foods[food]?.names ?? [] }
}
