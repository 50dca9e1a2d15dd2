import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { stringify, parse } from 'yaml'
import { DEMO_FOLDER } from '#content/catalogue-folder.ts'

const run = promisify(execFile)
const CLI = join(DEMO_FOLDER, '..', 'server', 'content', 'import-cli.ts')
/** A recipe of the demo catalogue without a film: quick to bring in. */
const PATTERN = join(DEMO_FOLDER, 'catalogue/recipes/baba-ganoush.yaml')

/** What a new recipe differs in from the one that it is made after. */
export interface NewRecipe {
  slug: string
  /** Slug of an author. */
  author: string
  name: { en: string; de: string }
  /** Day, such as 2026-11-20; the newest comes first. */
  published?: string
}

/** A folder with new recipes and nothing else; the caller removes it. */
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
 * `npm run content:import` in a process of its own, beside a server that has the database open.
 * @param config where the database is
 */
export async function runImport(folder: string, config: Record<string, string>): Promise<string> {
  const env = { ...process.env, ...config }
  return (await run(process.execPath, [CLI, folder], { env })).stdout
}
