import { access, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Type, type TSchema } from 'typebox'
import * as format from './format.ts'
import { Family, Hotspots } from './media-format.ts'
import type { Problem } from './problem.ts'
import { readSource, type Source } from './read.ts'

/** The demo catalogue, which an empty database is filled with. */
export const DEMO_FOLDER = fileURLToPath(new URL('.', import.meta.url))
/** Recipes for authors to copy from, which no database is filled with. */
export const EXAMPLE_FOLDER = join(DEMO_FOLDER, 'example')
/** The step clips with their pictures and sounds, which every catalogue shares. */
export const FILMS_FOLDER = join(DEMO_FOLDER, 'media', 'films')

/** The parsed data files of a catalogue folder, valid by schema. */
export interface CatalogueData {
  readonly authors: Source<format.Author[]>
  readonly cookbooks: Source<format.CookbookFile>
  readonly departments: Source<format.Department[]>
  readonly ingredients: Source<format.Ingredient[]>
  readonly tags: Source<format.Tag[]>
  readonly tools: Source<format.Tool[]>
}

/** A parsed catalogue folder, valid by schema. */
export interface Catalogue extends CatalogueData {
  /** Absolute path of the folder. */
  readonly folder: string
  /** By file name. */
  readonly recipes: readonly Source<format.Recipe>[]
  /** Boxes on the ingredient pictures, by recipe slug. */
  readonly hotspots: ReadonlyMap<string, Source<Hotspots>>
  /** Which short films a recipe shows, by recipe slug. */
  readonly family: Source<Family>
}

/** Path of a recipe's picture below the catalogue folder. */
export function recipeMedia(slug: string, file: string): string {
  return `media/recipes/${slug}/${file}`
}

/** Whether a file or folder exists. */
export async function exists(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  )
}

/** Folder of the YAML files: the folder itself or its `catalogue/`. */
async function dataFolder(folder: string): Promise<string> {
  return (await exists(join(folder, 'catalogue'))) ? 'catalogue/' : ''
}

/** Placeholder for a missing file. */
function absent<T>(file: string, value: T): Source<T> {
  return { file, value, report: () => {} }
}

/** Reads the data files of a folder; see {@link readCatalogue}. */
export async function readData(folder: string, problems: Problem[]): Promise<CatalogueData> {
  const data = await dataFolder(folder)
  const list = async <S extends TSchema>(name: string, schema: S) =>
    (await readSource(folder, data + name, Type.Array(schema), problems)) ?? absent(data + name, [])
  const books = `${data}cookbooks.yaml`
  return {
    authors: await list('authors.yaml', format.Author),
    cookbooks:
      (await readSource(folder, books, format.CookbookFile, problems)) ??
      absent(books, { cookbooks: [] }),
    departments: await list('departments.yaml', format.Department),
    ingredients: await list('ingredients.yaml', format.Ingredient),
    tags: await list('tags.yaml', format.Tag),
    tools: await list('tools.yaml', format.Tool),
  }
}

async function recipeFiles(folder: string): Promise<string[]> {
  const path = `${await dataFolder(folder)}recipes`
  if (!(await exists(join(folder, path)))) return []
  const names = await readdir(join(folder, path))
  return names
    .filter((name) => /\.ya?ml$/u.test(name))
    .sort()
    .map((name) => `${path}/${name}`)
}

/**
 * Reads every file of a catalogue folder: the data files and `recipes/*.yaml`, in the folder itself
 * or in its `catalogue/`, and what describes the pictures in its `media/`. Invalid entries are
 * added to `problems` and left out.
 */
export async function readCatalogue(folder: string, problems: Problem[]): Promise<Catalogue> {
  const recipes: Source<format.Recipe>[] = []
  const hotspots = new Map<string, Source<Hotspots>>()
  for (const file of await recipeFiles(folder)) {
    const recipe = await readSource(folder, file, format.Recipe, problems)
    if (!recipe) continue
    recipes.push(recipe)
    const path = recipeMedia(recipe.value.slug, 'ingredients.json')
    const boxes = await readSource(folder, path, Hotspots, problems)
    if (boxes) hotspots.set(recipe.value.slug, boxes)
  }
  const films = 'media/films/family.json'
  const family = await readSource(folder, films, Family, problems)
  return {
    ...(await readData(folder, problems)),
    folder,
    recipes,
    hotspots,
    family: family ?? absent(films, {}),
  }
}
