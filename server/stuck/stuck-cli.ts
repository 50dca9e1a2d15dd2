import { runDatabaseCommand } from '#server/db/run-command.ts'
import { StartError } from '#server/start-error.ts'
import { type FoundRecipe, findRecipe } from './find-recipe.ts'
import { type Stuck, type StuckStep, readStuck } from './read.ts'

const HEAD = ['step', '', 'replays', 'long waits', 'left here']

const cellsOf = ({ number, key, replays, longWaits, leftHere }: StuckStep) =>
  [number, key, replays, longWaits, leftHere].map(String)

/**
 * Prints where the cooks of a recipe get stuck, as a table.
 *
 * @param stuck undefined for fewer than ten cooks
 */
function printStuck({ id, name }: FoundRecipe, stuck: Stuck | undefined): string {
  const title = `${name} (recipe ${id})`
  if (!stuck) return `${title}: fewer than ten cooks`
  const rows = [HEAD, ...stuck.steps.map(cellsOf)]
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 1 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
  return [`${title}: ${stuck.cooks} cooks`, ...lines].join('\n')
}

await runDatabaseCommand(async (db, [name]) => {
  if (name === undefined)
    throw new StartError('Usage: npm run stuck -- RECIPE (its id or its file)')
  const recipe = await findRecipe(db, name)
  if (!recipe) throw new StartError(`There is no recipe "${name}".`)
  return printStuck(recipe, await readStuck(db, recipe.id))
})
