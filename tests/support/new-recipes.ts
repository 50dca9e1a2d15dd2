import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { stringify, parse } from 'yaml'
import { DEMO_FOLDER, EXAMPLE_FOLDER } from '#content/catalogue-folder.ts'

const run = promisify(execFile)
const CLI = join(DEMO_FOLDER, '..', 'server', 'catalogue-import', 'import-cli.ts')
/** A recipe without a film, which imports quickly. */
const PATTERN = join(EXAMPLE_FOLDER, 'recipes/cold-cucumber-soup.yaml')

/** Differences of a new recipe from the recipe that it copies. */
export interface NewRecipe {
  slug: string
  /** Slug of an author. */
  author: string
  name: { en: string; de: string }
  /** Day, such as 2026-11-20; the newest comes first. */
  published?: string
}

/** Creates a folder with only new recipes; the caller removes it. */
export async function folderOfRecipes(recipes: readonly NewRecipe[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'simmer-recipes-'))
  await mkdir(join(folder, 'recipes'))
  const pattern = parse(await readFile(PATTERN, 'utf8')) as object
  for (const recipe of recipes) {
    const text = stringify({ ...pattern, books: [], comments: [], ...recipe })
    await writeFile(join(folder, 'recipes', `${recipe.slug}.yaml`), text)
  }
  return folder
}

/**
 * Runs `npm run content:import` in a separate process, while a server has the database open.
 * @param config configuration of the database
 */
export async function runImport(folder: string, config: Record<string, string>): Promise<string> {
  const env = { ...process.env, ...config }
  return (await run(process.execPath, [CLI, folder], { env })).stdout
}
