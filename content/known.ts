import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Value } from 'typebox/value'
import { DEMO_FOLDER, FILMS_FOLDER, readData, type CatalogueData } from './catalogue-folder.ts'
import type { IngredientFacts } from './diet.ts'
import type { Ingredient, Tag } from './format.ts'
import { ClipLibrary } from './media-format.ts'
import type { Problem } from './problem.ts'

/** The parts of an ingredient that checking recipes needs. */
export type KnownIngredient = Pick<Ingredient, 'name' | 'gramsPerPiece' | 'synonyms'> &
  IngredientFacts

/** Everything that recipes and data files may refer to, by slug. */
export interface Known {
  readonly authors: ReadonlySet<string>
  /** Number of chapters by cookbook. */
  readonly cookbooks: ReadonlyMap<string, number>
  readonly departments: ReadonlySet<string>
  readonly ingredients: ReadonlyMap<string, KnownIngredient>
  readonly tags: ReadonlyMap<string, Pick<Tag, 'without' | 'maxMinutes'>>
  readonly tools: ReadonlySet<string>
}

/** No known entries. */
export const NOTHING_KNOWN: Known = {
  authors: new Set(),
  cookbooks: new Map(),
  departments: new Set(),
  ingredients: new Map(),
  tags: new Map(),
  tools: new Set(),
}

function slugs(entries: readonly { slug: string }[]): Set<string> {
  return new Set(entries.map(({ slug }) => slug))
}

function bySlug<T extends { slug: string }>(entries: readonly T[]): Map<string, T> {
  return new Map(entries.map((entry) => [entry.slug, entry]))
}

/** The entries of a catalogue. */
export function knownOf(catalogue: CatalogueData): Known {
  return {
    authors: slugs(catalogue.authors.value),
    cookbooks: new Map(
      catalogue.cookbooks.value.cookbooks.map(({ slug, partitions }) => [slug, partitions.length]),
    ),
    departments: slugs(catalogue.departments.value),
    ingredients: bySlug(catalogue.ingredients.value),
    tags: bySlug(catalogue.tags.value),
    tools: slugs(catalogue.tools.value),
  }
}

/** Merges known entries; `later` wins. */
export function mergeKnown(earlier: Known, later: Known): Known {
  return {
    authors: new Set([...earlier.authors, ...later.authors]),
    cookbooks: new Map([...earlier.cookbooks, ...later.cookbooks]),
    departments: new Set([...earlier.departments, ...later.departments]),
    ingredients: new Map([...earlier.ingredients, ...later.ingredients]),
    tags: new Map([...earlier.tags, ...later.tags]),
    tools: new Set([...earlier.tools, ...later.tools]),
  }
}

/**
 * The entries of the demo catalogue, for folders that refer to them.
 * @throws when one of its data files is broken
 */
export async function demoKnown(): Promise<Known> {
  const problems: Problem[] = []
  const data = await readData(DEMO_FOLDER, problems)
  if (problems.length > 0) throw new Error('The catalogue is broken: run npm run content:check.')
  return knownOf(data)
}

/**
 * The library of step clips.
 * @throws when the project's own clips.json is broken
 */
export async function readClips(): Promise<ClipLibrary> {
  const text = await readFile(join(FILMS_FOLDER, 'clips.json'), 'utf8')
  return Value.Parse(ClipLibrary, JSON.parse(text))
}
