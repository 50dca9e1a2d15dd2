import { resolve } from 'node:path'
import { DEMO_FOLDER, readCatalogue, type Catalogue } from './catalogue-folder.ts'
import { knownOf, mergeKnown, NOTHING_KNOWN, readClips, type Known } from './known.ts'
import { sortProblems, type Problem } from './problem.ts'
import { checkAmounts } from './rules/amounts.ts'
import { checkData } from './rules/data.ts'
import { checkDegrees } from './rules/degrees.ts'
import { checkDurations } from './rules/durations.ts'
import { checkFoods } from './rules/foods.ts'
import { checkHeat } from './rules/heat.ts'
import { checkKeeping } from './rules/keeping.ts'
import { checkKitchen } from './rules/kitchen.ts'
import { checkMeanwhile } from './rules/meanwhile.ts'
import { checkClipFiles, checkMedia } from './rules/media.ts'
import { checkNotes } from './rules/notes.ts'
import { checkOven } from './rules/oven.ts'
import { checkPhrases } from './rules/phrases.ts'
import { checkPromises } from './rules/promises.ts'
import { checkRecipe } from './rules/recipe.ts'
import { checkSafety } from './rules/safety.ts'
import { checkSteps } from './rules/steps.ts'
import { checkTimes } from './rules/times.ts'
import { checkTools } from './rules/tools.ts'

/** A catalogue folder with its problems. */
export interface CheckedCatalogue {
  readonly catalogue: Catalogue
  /** By file and line. */
  readonly problems: readonly Problem[]
  /** Whether one of the problems is an error, so that nothing may be imported. */
  readonly hasErrors: boolean
}

/** Options of a check. */
export interface CheckOptions {
  /** Entries outside the folder that it may refer to. */
  readonly known?: Known
  /** As 2026-03-14; the current day (UTC) if absent. */
  readonly today?: string
}

async function collect(catalogue: Catalogue, known: Known, today: string): Promise<void> {
  const all = mergeKnown(known, knownOf(catalogue))
  const library = await readClips()
  const clips = new Set(library.clips.map(({ id }) => id))
  for (const recipe of catalogue.recipes) {
    checkRecipe(recipe, all, today)
    checkAmounts(recipe)
    checkSteps(recipe, all, clips)
    checkTimes(recipe)
    checkSafety(recipe)
    checkNotes(recipe)
    checkPromises(recipe, all)
    checkFoods(recipe, all)
    checkTools(recipe)
    checkDegrees(recipe)
    checkDurations(recipe)
    checkHeat(recipe)
    checkOven(recipe)
    checkMeanwhile(recipe, all)
    checkKeeping(recipe, all)
    checkKitchen(recipe)
  }
  checkData(catalogue, all, today)
  checkPhrases(catalogue)
  await checkMedia(catalogue)
}

/**
 * Reads and checks a catalogue folder. If a file is invalid by schema, only schema errors are
 * reported, because references can be checked only when all files are valid.
 */
export async function checkCatalogue(
  folder: string,
  { known = NOTHING_KNOWN, today = new Date().toISOString().slice(0, 10) }: CheckOptions = {},
): Promise<CheckedCatalogue> {
  const problems: Problem[] = []
  const catalogue = await readCatalogue(resolve(folder), problems)
  const { authors, cookbooks, ingredients, recipes } = catalogue
  const entries = [authors.value, cookbooks.value.cookbooks, ingredients.value, recipes]
  if (problems.length === 0 && entries.every(({ length }) => length === 0))
    problems.push({
      file: 'recipes',
      line: 1,
      severity: 'error',
      message: `There is no catalogue in ${folder}. Put at least one recipe into recipes/.`,
    })
  if (problems.length === 0) await collect(catalogue, known, today)
  const hasErrors = problems.some(({ severity }) => severity === 'error')
  return { catalogue, problems: sortProblems(problems), hasErrors }
}

/** Checks the project's own catalogue, including its library of step clips. */
export async function checkDemo(options: CheckOptions = {}): Promise<CheckedCatalogue> {
  const checked = await checkCatalogue(DEMO_FOLDER, options)
  const problems: Problem[] = [...checked.problems]
  await checkClipFiles(await readClips(), problems)
  return { ...checked, problems, hasErrors: problems.some(({ severity }) => severity === 'error') }
}
