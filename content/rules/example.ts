import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DEMO_FOLDER } from '../catalogue-folder.ts'
import { checkCatalogue } from '../check.ts'
import { demoKnown } from '../known.ts'
import { formatProblem } from '../problem.ts'

const known = await demoKnown()
const RECIPE = 'recipes/shakshuka.yaml'

/** A change of the example recipe and the expected problems. */
export interface Edit {
  name: string
  /** Text of the recipe file. */
  from: string
  to: string
  /** `line: severity: message` of the recipe file; problems of other files begin with their path. */
  problems: string[]
}

/**
 * A recipe that has no problem and none of the fields that may be missing. A file of its own, so that
 * the lines in the tests do not move with the catalogue.
 */
export async function exampleRecipe(): Promise<string> {
  return await readFile(new URL('example.yaml', import.meta.url), 'utf8')
}

/** Problems of a folder with these files, which may refer to the demo catalogue. */
export async function problemsOf(files: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'simmer-check-'))
  try {
    const pictures = 'media/recipes/shakshuka'
    await cp(join(DEMO_FOLDER, pictures), join(folder, pictures), { recursive: true })
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), text)
    }
    const { problems } = await checkCatalogue(folder, { known, today: '2026-11-20' })
    return problems.map(formatProblem)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * Problems of the example recipe after one change.
 * @throws when the recipe does not have that text
 */
export async function problemsOfEdit({ from, to }: Pick<Edit, 'from' | 'to'>): Promise<string[]> {
  const text = await exampleRecipe()
  if (!text.includes(from)) throw new Error(`The recipe has no "${from}".`)
  const problems = await problemsOf({ [RECIPE]: text.replace(from, to) })
  return problems.map((line) => line.replace(`${RECIPE}:`, ''))
}
